// Nothing stands in anybody's way: axe on every page, in both themes and at three sizes; no page
// scrolls sideways, at twice the text size either.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examine } from './axe.js';
import { SIZES, person } from './browser.js';
import { decide, dice, openTable, until } from './play.js';
import { browser, house } from './stage.js';

for (const size of Object.keys(SIZES)) {
  for (const theme of ['light', 'dark']) {
    test(`every page at ${size} size, ${theme}`, { timeout: 600_000 }, async () => {
      const page = await person(browser, house, { size, settings: { language: 'en', theme, confirm: 'never' } });
      for (const path of ['/', '/new/lisboa', '/new/madeira', '/tables', '/settings', '/about', '/rules/lisboa', '/rules/madeira', '/nowhere', '/join#nothing', '/table/nothing']) {
        await page.goto(path);
        await page.locator('main h1').waitFor();
        await page.waitForLoadState('networkidle');
        await examine(page, path);
      }
      for (const game of ['lisboa', 'madeira']) {
        await openTable(page, game, ['me', 'bot-1']);
        const roll = dice(11);
        let at = await until(page, ['A']);
        for (let count = 0; count < 6 && at.deciding !== 'over'; count += 1) {
          await decide(page, roll);
          at = await until(page, ['A'], at.position);
        }
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await examine(page, `${game}, ${await tab.textContent()}`);
        }
      }
      await openTable(page, 'madeira', ['me', 'open']);
      await page.getByLabel('Link for your friends').waitFor();
      await examine(page, 'before the game');
      await page.getByRole('button', { name: 'Close this table' }).click();
      await page.getByRole('link', { name: 'To the front page' }).waitFor();
      await examine(page, 'a closed table');
      await page.context().close();
    });
  }
}

/** Words that are cut off: of what hides what does not fit, and is meant to be seen. */
const clipped = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const element of document.querySelectorAll('main *, header *')) {
      // One pixel is for who listens.
      if (element.closest('svg') || element.clientWidth <= 1 || !element.textContent.trim() || !element.checkVisibility()) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const wide = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (wide || high) found.push(`${element.outerHTML.slice(0, 120)}: ${element.scrollWidth}×${element.scrollHeight} in ${element.clientWidth}×${element.clientHeight}`);
    }
    return found;
  });

test('text at twice its size still fits', { timeout: 600_000 }, async () => {
  // Half the width is what a page has when everything is twice as large.
  const zoomed = await person(browser, house, {
    settings: { language: 'en' },
    viewport: { width: 640, height: 450 },
    deviceScaleFactor: 2,
  });
  await zoomed.goto('/');
  await examine(zoomed, 'front');
  await zoomed.getByRole('button', { name: 'Play Lisboa against two bots' }).click();
  await until(zoomed, ['A']);
  await examine(zoomed, 'table');
  await zoomed.context().close();

  // Or the text alone is.
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')));
  const fits = async (what) => {
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '32px');
    await page.waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    // The board is measured anew when its room has changed.
    await page.waitForFunction(() => {
      const board = document.querySelector('.board-frame');
      return !board || board.scrollWidth <= board.clientWidth + 1;
    });
    assert.deepEqual(await clipped(page), [], what);
  };
  for (const path of ['/', '/new/lisboa', '/settings', '/rules/madeira']) {
    await page.goto(path);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await fits(path);
  }
  for (const game of ['lisboa', 'madeira']) {
    await page.setViewportSize(SIZES.desk);
    await openTable(page, game, ['me', 'bot-1']);
    await until(page, ['A']);
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await page.waitForFunction((wide) => (document.querySelector('main.wide') !== null) === wide, size.width >= 960);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await fits(`${game}, ${name}, ${await tab.textContent()}`);
      }
    }
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('no language is too wide for a screen', { timeout: 600_000 }, async () => {
  for (const game of ['lisboa', 'madeira']) {
    const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
    await openTable(page, game, ['me', 'bot-1', 'bot-1']);
    const roll = dice(4);
    let at = await until(page, ['A']);
    for (let count = 0; count < 6; count += 1) {
      await decide(page, roll);
      at = await until(page, ['A'], at.position);
    }
    for (const language of ['it', 'es', 'pt', 'en']) {
      const before = await page.locator('#prompt').textContent();
      await page.locator('header select').selectOption(language);
      await page.waitForFunction((text) => document.querySelector('#prompt')?.textContent !== text, before);
      for (const size of Object.values(SIZES)) {
        await page.setViewportSize(size);
        // The tabs of the new size, not those that are about to go.
        await page.waitForFunction((wide) => (document.querySelector('main.wide') !== null) === wide, size.width >= 960);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await page.waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
        }
      }
      await page.setViewportSize(SIZES.desk);
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});
