// The server is killed and comes back; the language changes; a device is shared: the game goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './board.js';
import { person, visit } from './browser.js';
import { decide, dice, openTable, stand, together, until } from './play.js';
import { browser, house } from './stage.js';

test('a server that was killed is waited for, and nothing is lost', { timeout: 360_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
  await openTable(page, 'lisboa', ['me', 'bot-1', 'bot-1']);
  const roll = dice(5);
  let at = await until(page, ['A']);
  for (let count = 0; count < 6; count += 1) {
    await decide(page, roll);
    at = await until(page, ['A'], at.position);
  }
  await page.getByRole('tab', { name: 'Talk' }).click();
  await page.getByLabel('Say something').fill('half a sentence');
  await page.evaluate(() => (window.loadedOnce = true));
  await house.kill();
  await page.getByText('The connection is lost.').waitFor();
  // A decision made meanwhile is kept, and counts once.
  if ((await page.locator('.fold').count()) > 0) await page.locator('.fold').first().click();
  await page.locator('.choice:visible').first().click();
  await page.getByText('Your choice is kept').waitFor();
  await house.start();
  await page.waitForFunction((before) => Number(document.querySelector('[data-deciding]')?.dataset.position) > before, at.position);
  at = await until(page, ['A'], at.position);
  await page.waitForFunction(() => document.querySelector('[data-deciding]')?.dataset.link === 'live');
  for (let count = 0; count < 3; count += 1) {
    await decide(page, roll);
    at = await until(page, ['A'], at.position);
  }
  assert.equal(await page.evaluate(() => window.loadedOnce), true, 'the page was not loaded again');
  assert.equal(await page.getByLabel('Say something').inputValue(), 'half a sentence');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a decision outlives its page, and a language that is chosen while nobody answers is spoken later', { timeout: 360_000 }, async () => {
  const settings = { language: 'en', confirm: 'never' };
  const closed = await person(browser, house, { settings });
  await openTable(closed, 'lisboa', ['me', 'bot-1', 'bot-1']);
  const at = await until(closed, ['A']);
  await house.kill();
  await closed.getByText('The connection is lost.').waitFor();
  if ((await closed.locator('.fold').count()) > 0) await closed.locator('.fold').first().click();
  await closed.locator('.choice:visible').first().click();
  await closed.getByText('Your choice is kept').waitFor();
  const address = closed.url();
  await closed.close();
  await house.start();
  const page = await visit(closed.context());
  await page.goto(address);
  const { position } = await until(page, ['A'], at.position);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.waitForFunction(() => document.querySelector('[data-deciding]')?.dataset.link === 'live');
  const english = await page.locator('.turns').textContent();
  await house.kill();
  await page.getByText('The connection is lost.').waitFor();
  await page.locator('header select').selectOption('it');
  await page.waitForFunction(() => document.querySelector('header select').value === 'it');
  await house.start();
  await page.getByRole('tab', { name: 'Diario' }).waitFor();
  await page.waitForFunction((before) => document.querySelector('.turns')?.textContent !== before, english);
  await page.waitForFunction(() => document.querySelector('[data-deciding]')?.dataset.link === 'live');
  assert.equal((await stand(page)).position, position);
  assert.deepEqual([...closed.faults, ...page.faults], []);
  await page.context().close();
});

test('the language changes at once, in the middle of a game', { timeout: 180_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
  await openTable(page, 'madeira', ['me', 'bot-1', 'bot-1']);
  const roll = dice(5);
  let at = await until(page, ['A']);
  // Places on the board that one choice belongs to say which.
  const single = '.board .hit[role=button]:not([aria-haspopup])';
  for (let count = 0; count < 4 || (count < 40 && (await page.locator(single).count()) === 0); count += 1) {
    await decide(page, roll);
    at = await until(page, ['A'], at.position);
  }
  assert.ok((await page.locator(single).count()) > 0, 'something can be chosen on the board');
  await page.getByRole('tab', { name: 'Log' }).click();
  const english = { prompt: await page.locator('#prompt').textContent(), log: await page.locator('.turns').textContent() };
  for (const [language, log, undo] of [
    ['it', 'Diario', 'Annulla'],
    ['es', 'Diario', 'Deshacer'],
    ['pt', 'Diário', 'Desfazer'],
  ]) {
    await page.locator('header select').selectOption(language);
    await page.getByRole('tab', { name: log }).waitFor();
    await page.getByRole('button', { name: undo, exact: true }).waitFor();
    await page.waitForFunction((before) => document.querySelector('#prompt')?.textContent !== before, english.prompt);
    await page.waitForFunction((before) => document.querySelector('.turns')?.textContent !== before, english.log);
    const { choices } = await ask(page, 'GET', `/tables/${page.url().split('/').at(-1)}/state?lang=${language}`);
    await page.waitForFunction(
      ([places, texts]) =>
        [...document.querySelectorAll(places)].every((place) =>
          texts.some((text) => place.getAttribute('aria-label').endsWith(text)),
        ),
      [single, choices.map((choice) => choice.action.text)],
    );
    assert.match(await page.evaluate(() => document.documentElement.lang), new RegExp(`^${language}`));
  }
  assert.equal((await stand(page)).position, at.position);
  await decide(page, roll);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

/** Who is asked to take the device, or that whoever holds it has to decide. */
async function atDevice(page) {
  const seen = await page.waitForFunction(() => {
    const data = document.querySelector('[data-deciding]')?.dataset;
    if (data && data.deciding === data.mine) return 'mine';
    const title = document.querySelector('main .card > h1')?.textContent ?? '';
    return title.startsWith('Hand over') ? title : null;
  });
  return seen.jsonValue();
}

/** Nothing of the table is on the screen or in anybody's ear while the device changes hands. */
async function handOver(page) {
  assert.equal(await page.locator('.region, .deciding, .choice').count(), 0);
  assert.equal((await page.locator('[role=log]').textContent()).trim(), '');
  assert.equal((await page.locator('#tip').textContent()).trim(), '');
  await page.getByRole('button', { name: /^I am / }).click();
  // Whoever takes it is where the question is.
  await page.waitForFunction(() => document.activeElement?.id === 'prompt');
}

test('two people share a device and see and hear nothing of each other', { timeout: 360_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
  await openTable(page, 'lisboa', ['me', 'here', 'bot-1']);
  const roll = dice(9);
  let handed = 0;
  for (let count = 0; count < 24; count += 1) {
    if ((await atDevice(page)) !== 'mine') {
      await handOver(page);
      handed += 1;
    } else {
      const before = await stand(page);
      await decide(page, roll).catch((error) => error);
      await page.waitForFunction(
        (position) => !(Number(document.querySelector('[data-deciding]')?.dataset.position) <= position),
        before.position,
      );
    }
  }
  assert.ok(handed >= 2, `handed over ${handed} times`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a device is shared, and a friend plays elsewhere', { timeout: 600_000 }, async () => {
  const settings = { language: 'en', confirm: 'never' };
  const page = await person(browser, house, { settings });
  const friend = await person(browser, house, { settings });
  await together(page, friend, 'lisboa', ['me', 'here', 'open']);
  const roll = dice(9);
  const handed = new Set();
  const names = { A: /Hand over to (?!Player 2|Bea)/, B: /Hand over to Player 2/ };
  // Until everybody has decided, and each of the two has got the device after the friend.
  for (let count = 0, elsewhere = 0; count < 60 && !(elsewhere > 1 && handed.size === 2); count += 1) {
    const { deciding } = await until(friend, ['A', 'B', 'C']);
    const { position } = await stand(friend);
    if (deciding === 'C') {
      // The device stays with whoever holds it; nobody here is the friend.
      await page.waitForFunction((now) => Number(document.querySelector('[data-deciding]')?.dataset.position) === now, position);
      assert.equal(await page.getByText(/^Hand over/).count(), 0);
      assert.equal(await page.locator('.choice').count(), 0);
      await decide(friend, roll);
      elsewhere += 1;
    } else {
      const asked = await atDevice(page);
      if (asked !== 'mine') {
        assert.match(asked, names[deciding]);
        await handOver(page);
        handed.add(deciding);
      }
      const now = await until(page, [deciding]);
      assert.equal(now.mine, deciding, 'who took the device sees their own seat');
      await decide(page, roll);
      await until(friend, ['A', 'B', 'C'], now.position);
    }
  }
  assert.deepEqual([...handed].sort(), ['A', 'B']);
  for (const one of [page, friend]) assert.deepEqual(one.faults, []);
  await page.context().close();
  await friend.context().close();
});
