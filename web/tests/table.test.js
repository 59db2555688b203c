// What a table offers besides its choices; and that none of it stands in anybody's way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examineBoth } from './axe.js';
import { ask } from './board.js';
import { person } from './browser.js';
import { decide, dice, openTable, stand, until } from './play.js';
import { browser, house } from './stage.js';

const tableOf = (page) => page.url().split('/').at(-1);
const tab = (page, name) => page.getByRole('tab', { name }).click();

/** Opens the headings until a choice is in sight. */
async function aChoice(page) {
  const choice = page.locator('.choice:visible').first();
  for (let depth = 0; depth < 3 && (await choice.count()) === 0; depth += 1) await page.locator('.fold[aria-expanded=false]').first().click();
  return choice;
}

test('asking twice, hints, colours, a whole turn taken back, reading the log', { timeout: 900_000 }, async () => {
  const page = await person(browser, house, { drawn: false, settings: { language: 'en', confirm: 'always' } });
  await openTable(page, 'lisboa', ['me', 'bot-1']);
  let at = await until(page, ['A']);

  // Points as things stand, as the server forecasts them.
  const { scores } = await ask(page, 'GET', `/tables/${tableOf(page)}/state`);
  const forecasts = await page.locator('.players .forecast strong').allTextContents();
  assert.deepEqual(forecasts.map(Number), scores.seats.map((seat) => seat.forecast));

  // A hint is followed like the choice itself, and what is chosen is asked for twice.
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.locator('.hints li button').first();
  await hint.waitFor();
  assert.ok((await hint.textContent()).length > 10);
  await examineBoth(page, 'with hints');
  await hint.click();
  await page.locator('.confirm').waitFor();
  assert.equal((await stand(page)).position, at.position, 'nothing is done yet');
  await examineBoth(page, 'asked twice');
  await page.getByRole('button', { name: 'Choose again' }).click();
  await page.locator('.confirm').waitFor({ state: 'detached' });
  await (await aChoice(page)).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  at = await until(page, ['A'], at.position);

  // What opens over the table.
  for (const [what, open] of [
    ['Keyboard shortcuts', () => page.keyboard.press('?')],
    ['Report a problem', () => page.getByRole('button', { name: 'Report a problem' }).click()],
    ['Leave your seat', () => page.getByRole('button', { name: 'Leave your seat' }).click()],
  ]) {
    await page.locator('#prompt').focus();
    await open();
    const dialog = page.getByRole('dialog', { name: what });
    await dialog.waitFor();
    await examineBoth(page, what);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }

  // Another colour for my seat, and no more questions.
  const table = page.url();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Never' }).check();
  await page.getByLabel('Seat A').fill('#0a7d4b');
  await page.goto(table);
  at = await until(page, ['A']);
  assert.equal(await page.locator('.players .mark path').first().getAttribute('fill'), '#0a7d4b');
  assert.equal(await page.evaluate(() => document.documentElement.style.getPropertyValue('--seat-a')), '#0a7d4b');

  // Everything decided in this turn is taken back at once.
  const roll = dice(2);
  const whole = page.getByRole('button', { name: 'Undo the whole turn' });
  for (let count = 0; count < 60 && (await whole.count()) === 0; count += 1) {
    await decide(page, roll);
    at = await until(page, ['A'], at.position);
  }
  const { undo } = await ask(page, 'GET', `/tables/${tableOf(page)}/state`);
  assert.ok(undo.to.decisions > 1);
  await whole.click();
  await whole.waitFor({ state: 'detached' });
  at = await until(page, ['A'], at.position + undo.to.decisions - 1);
  await tab(page, 'Log');
  assert.equal(await page.locator('.turns').getByText('takes back the last choice').count(), undo.to.decisions);
  assert.ok((await page.locator('.turns .gone').count()) > 0, 'what was taken back is marked');

  // By player, by kind, and what somebody said.
  await tab(page, 'Talk');
  await page.getByLabel('Say something').fill('Olá!');
  await page.getByRole('button', { name: 'Send' }).click();
  await tab(page, 'Log');
  const [who, what] = [page.locator('.filters select').first(), page.locator('.filters select').last()];
  const whose = () => page.locator('.turns .head strong').allTextContents();
  const everything = await whose();
  assert.ok(new Set(everything).size >= 2);
  await who.selectOption('B');
  const [name] = new Set(await whose());
  assert.deepEqual([...new Set(await whose())], [name]);
  assert.ok(everything.includes(name) && name !== 'At the table');
  await who.selectOption('A');
  await what.selectOption('talk');
  await page.locator('.turns').getByText('Olá!').waitFor();
  await who.selectOption('B');
  await page.locator('.turns').getByText('Nothing yet.').waitFor();
  await who.selectOption('all');
  await what.selectOption('chance');
  assert.ok((await page.locator('.turns ul li').count()) > 0);
  assert.equal(await page.locator('.turns ul li:not(.chance)').count(), 0);

  // A line leads to the place it speaks of.
  await what.selectOption('all');
  const found = () => page.evaluate(() => document.activeElement?.closest('[id^="item-"]')?.id ?? null);
  for (const line of await page.locator('.turns .plain').all()) {
    await line.click();
    if ((await found()) !== null) break;
  }
  assert.notEqual(await found(), null, 'a line of the log leads to a place');

  // What hurts me is marked; who it hurts the server says.
  await page.route('**/log?*', async (route) => {
    const log = await (await route.fetch()).json();
    const theirs = log.entries.flatMap(({ what }) => what.played?.steps ?? []).filter((step) => step.line.startsWith('B '));
    const event = theirs.flatMap((step) => step.events).findLast(({ text }) => text);
    event.hurts = true;
    await route.fulfill({ json: log });
  });
  await page.reload();
  await until(page, ['A']);
  await tab(page, 'Log');
  await what.selectOption('hurts');
  await page.locator('.turns .hurts .mark').getByText('this hurts you').waitFor();
  assert.equal(await page.locator('.turns ul li').count(), 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a device that changes hands, a place with several choices, a rule: nothing in the way', { timeout: 600_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
  await openTable(page, 'madeira', ['me', 'here']);
  const roll = dice(4);
  const seen = { menu: false, over: false, rule: false };
  for (let count = 0; count < 40 && Object.values(seen).includes(false); count += 1) {
    const shown = await page.waitForFunction(() => {
      const data = document.querySelector('[data-deciding]')?.dataset;
      if (data && data.deciding === data.mine && document.querySelector('.choice, .fold')) return 'mine';
      return document.querySelector('main .card > h1')?.textContent?.startsWith('Hand over') ? 'over' : null;
    });
    if ((await shown.jsonValue()) === 'over') {
      if (!seen.over) {
        assert.match(await page.title(), /^● .+’s turn: Madeira$/);
        assert.match(await page.locator('link[rel=icon]').getAttribute('href'), /turn/);
        await examineBoth(page, 'handing over');
        seen.over = true;
      }
      await page.getByRole('button', { name: /^I am / }).click();
      continue;
    }
    const several = page.locator('.board .hit[aria-haspopup=menu]');
    if (!seen.menu && (await several.count()) > 0) {
      await several.first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem').first().waitFor();
      await examineBoth(page, 'the choices at a place');
      await page.keyboard.press('Escape');
      seen.menu = true;
    }
    if (!seen.rule && (await page.locator('.rule').count()) > 0) {
      const closed = page.locator('.deciding details:has(.rule) > summary');
      if ((await page.locator('.rule:visible').count()) === 0) await closed.first().click();
      await page.locator('.rule:visible').first().click();
      await page.getByRole('dialog').locator('.text').waitFor();
      await examineBoth(page, 'a rule');
      await page.keyboard.press('Escape');
      seen.rule = true;
    }
    const { position } = await stand(page);
    await decide(page, roll);
    await page.waitForFunction((before) => !(Number(document.querySelector('[data-deciding]')?.dataset.position) <= before), position);
  }
  assert.deepEqual(seen, { menu: true, over: true, rule: true });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
