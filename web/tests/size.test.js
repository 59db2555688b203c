// The front page and the first view of a table stay small.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person } from './browser.js';
import { until } from './play.js';
import { browser, house } from './stage.js';

const MOST = 300 * 1024;

/** Bytes that come over the wire, all of them: what cannot be weighed fails the test. */
function weigh(page) {
  const weighed = [];
  page.on('response', (response) => weighed.push(weight(response)));
  return async () => (await Promise.all(weighed)).reduce((sum, one) => sum + one, 0);
}

async function weight(response) {
  await response.finished();
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  return responseBodySize + responseHeadersSize;
}

test('the front page and a first table are under 300 KiB each', { timeout: 360_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en' } });
  const weighFront = weigh(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  await page.waitForLoadState('networkidle');
  const front = await weighFront();
  assert.ok(front > 20_000 && front < MOST, `front page: ${front} bytes`);

  for (const game of ['Lisboa', 'Madeira']) {
    await page.goto('/');
    await page.getByRole('button', { name: `Play ${game} against two bots` }).click();
    await until(page, ['A']);
    // Somebody who comes straight to the table has nothing of it yet but who they are.
    const { cookies } = await page.context().storageState();
    const other = await person(browser, house, { settings: { language: 'pt' }, storageState: { cookies, origins: [] } });
    const weighTable = weigh(other);
    await other.goto(page.url());
    await until(other, ['A']);
    await other.waitForLoadState('networkidle');
    const table = await weighTable();
    assert.match(await other.title(), /É a tua vez/);
    assert.ok(table > 40_000 && table < MOST, `${game}: ${table} bytes`);
    await other.context().close();
  }
});
