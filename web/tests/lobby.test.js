// Coming in, inviting, watching, coming back, taking things along.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { person } from './browser.js';
import { decide, dice, openTable, until } from './play.js';
import { browser, house } from './stage.js';

test('one click on the front page begins a game', async () => {
  const page = await person(browser, house, { settings: { language: 'en' } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Lisboa against two bots' }).click();
  await until(page, ['A']);
  await page.waitForFunction(() => document.activeElement?.id === 'prompt');
  assert.match(await page.title(), /Your turn/);
  assert.match(await page.locator('link[rel=icon]').getAttribute('href'), /turn/);
  // It waits among my tables, and says whose turn it is.
  await page.goto('/');
  await page.getByText('It is your turn').waitFor();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await until(page, ['A']);
  assert.deepEqual(page.faults, []);
});

test('the browser says which language is spoken', async () => {
  const page = await person(browser, house, { locale: 'pt-PT' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Jogar Lisboa contra dois bots' }).waitFor();
});

test('a link can be taken along where there is no clipboard', async () => {
  const page = await person(browser, house, { settings: { language: 'en' } });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await openTable(page, 'madeira', ['me', 'open']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('The text is selected').waitFor();
  assert.match(await page.evaluate(() => document.getSelection()?.toString() || document.activeElement?.value), /\/join#/);
});

test('an open table is found, watched and joined; people talk', async () => {
  const settings = { language: 'en', confirm: 'never' };
  const ana = await person(browser, house, { settings });
  const bea = await person(browser, house, { settings });
  await ana.goto('/new/madeira');
  await ana.getByLabel('Seat B').selectOption('open');
  await ana.getByRole('button', { name: 'Remove a seat' }).click();
  await ana.getByLabel('Your name').fill('Ana Luísa');
  await ana.getByLabel(/Show this table to everybody/).check();
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await ana.waitForURL('**/table/*');

  await bea.goto('/settings');
  await bea.getByLabel('Your name').fill('Bea');
  await bea.getByRole('button', { name: 'Save' }).click();
  await bea.getByText('Saved.').waitFor();
  await bea.goto('/tables');
  await bea.getByText('Ana Luísa').waitFor();
  await bea.getByRole('button', { name: 'Join' }).click();
  await bea.waitForURL('**/table/*');
  await bea.getByLabel('Say something').fill('Olá!');
  await bea.getByRole('button', { name: 'Send' }).click();
  await ana.getByText('Olá!').waitFor();
  await ana.getByRole('button', { name: 'Begin' }).click();
  await until(ana, ['A', 'B']);
  await ana.waitForFunction(() => document.activeElement?.id === 'prompt');
  await until(bea, ['A', 'B']);

  // Somebody who was never here is shown the open tables, and is nobody until they open one.
  const carla = await person(browser, house, { settings });
  let guests = 0;
  carla.on('request', (request) => (guests += Number(request.url().includes('/api/session'))));
  await carla.goto('/');
  const watch = carla.getByRole('article').filter({ hasText: 'Ana Luísa' }).getByRole('link', { name: 'Watch' });
  await watch.waitFor();
  assert.equal(guests, 0);
  await watch.click();
  await carla.waitForURL(ana.url());
  const at = await until(carla, ['A', 'B']);
  assert.equal(at.mine, undefined, 'who watches has no seat');
  assert.equal(await carla.locator('.choice').count(), 0);
  for (const page of [ana, bea, carla]) assert.deepEqual(page.faults, []);
});

test('a recovery code brings seats to another browser', async () => {
  const page = await person(browser, house, { settings: { language: 'en' } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Madeira against two bots' }).click();
  await until(page, ['A']);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show my recovery code' }).click();
  const code = await page.getByLabel('Recovery code').inputValue();
  const other = await person(browser, house, { settings: { language: 'en' } });
  await other.goto('/settings');
  await other.getByLabel('Code from another device').fill('wrong');
  await other.getByRole('button', { name: 'Bring my seats here' }).click();
  await other.getByText('This code is not known.').waitFor();
  await other.getByLabel('Code from another device').fill(code);
  await other.getByRole('button', { name: 'Bring my seats here' }).click();
  await other.getByText('Your seats are here now.').waitFor();
  await other.goto('/');
  await other.getByText('It is your turn').waitFor();
});

test('the record and a report can be downloaded; undo leaves a trace', async () => {
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
  await openTable(page, 'lisboa', ['me', 'bot-1']);
  const roll = dice(2);
  let at = await until(page, ['A']);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (let count = 0; count < 20; count += 1) {
    await decide(page, roll);
    at = await until(page, ['A'], at.position);
    if ((await undo.getAttribute('aria-disabled')) === 'false') break;
  }
  await undo.click();
  at = await until(page, ['A'], at.position);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.turns').getByText('takes back the last choice').waitFor();

  const [record] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the record' }).click()]);
  assert.match(readFileSync(await record.path(), 'utf8'), /lisboa/i);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByLabel(/What happened/).fill('It rains.');
  const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the report' }).click()]);
  assert.match(readFileSync(await report.path(), 'utf8'), /^azulejo \d+\n# It rains\.\n/);
  assert.deepEqual(page.faults, []);
});
