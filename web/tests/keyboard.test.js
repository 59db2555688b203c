// A whole game with the keyboard alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person } from './browser.js';
import { dice, stand, until } from './play.js';
import { browser, house } from './stage.js';

const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      tag: element?.tagName ?? '',
      text: element?.textContent?.trim() ?? '',
      id: element?.id ?? '',
      choice: element?.classList.contains('choice') ?? false,
      fold: element?.matches('.fold[aria-expanded=false]') ?? false,
    };
  });

/** Presses Tab until it is there. */
async function reach(page, there) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (there(now)) return now;
  }
  throw new Error('Tab does not lead there');
}

test('a whole game is played without a pointer', { timeout: 1_200_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en' } });
  await page.goto('/new/madeira');
  await page.getByLabel('Seat C').waitFor();
  await reach(page, (now) => now.id === 'seat-B');
  await page.keyboard.press('ArrowUp');
  await reach(page, (now) => now.text === 'Remove a seat');
  await page.keyboard.press('Enter');
  await reach(page, (now) => now.text === 'Begin');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');
  const roll = dice(3);
  let at = await until(page, ['A']);
  const asked = () => page.waitForFunction(() => document.activeElement?.id === 'prompt');
  // The question has the focus from the first one on; “c” goes back to it.
  await asked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('c');
  let decisions = 0;
  while (at.deciding !== 'over') {
    // Arrows and Enter choose.
    await asked();
    let now = await reach(page, (found) => found.choice || found.fold);
    for (let steps = roll(4); steps > 0; steps -= 1) {
      await page.keyboard.press('ArrowDown');
      now = await focused(page);
    }
    // Headings are opened until a choice is reached; what was passed over is gone back to.
    for (let presses = 0; !now.choice; presses += 1) {
      assert.ok(presses < 40, `no choice in sight: ${now.tag} ${now.text}`);
      await page.keyboard.press(now.fold ? 'Enter' : presses < 20 ? 'ArrowDown' : 'ArrowUp');
      const before = now;
      now = await focused(page);
      if (now.text === before.text && !now.fold) {
        await page.keyboard.press('ArrowUp');
        now = await focused(page);
      }
    }
    await page.keyboard.press('Enter');
    const next = await page.waitForFunction((position) => {
      const data = document.querySelector('[data-deciding]')?.dataset;
      if (Number(data?.position) > position) return 'moved';
      return document.activeElement?.closest('.confirm') ? 'confirm' : null;
    }, at.position);
    if ((await next.jsonValue()) === 'confirm') await page.keyboard.press('Enter');
    await page.waitForFunction((position) => Number(document.querySelector('[data-deciding]')?.dataset.position) > position, at.position);
    // Focus is never lost: the next question has it.
    await asked();
    decisions += 1;
    at = await until(page, ['A'], at.position);
    assert.deepEqual((await stand(page)).mine, 'A');
  }
  assert.ok(decisions > 20, `${decisions} decisions`);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  assert.deepEqual(page.faults, []);
});

test('shortcuts can be switched off', async () => {
  const page = await person(browser, house, { settings: { language: 'en', shortcuts: false } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Lisboa against two bots' }).click();
  await until(page, ['A']);
  await page.keyboard.press('?');
  assert.equal(await page.getByRole('dialog').count(), 0);
});
