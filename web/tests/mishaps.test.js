// What cannot be fetched, is refused or is not there: a sentence, and a way on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './board.js';
import { person } from './browser.js';
import { decide, dice, openTable, until } from './play.js';
import { browser, house } from './stage.js';

const words = /\/assets\/web-[^/]*\.js/;
const away = (route) => route.abort();

test('a page without its words says so, and goes on when they come', async () => {
  const page = await person(browser, house, { settings: { language: 'pt' } });
  await page.route(words, away);
  await page.goto('/');
  await page.getByText('O servidor não responde. A tentar de novo…').waitFor();
  assert.equal(await page.getByText('The server does not answer').isVisible(), false);
  await page.unroute(words);
  await page.getByRole('button', { name: 'Jogar Lisboa contra dois bots' }).waitFor();
  assert.equal(await page.getByText('A tentar de novo…').count(), 0);
});

test('a language that cannot be fetched is spoken later', async () => {
  const page = await person(browser, house, { settings: { language: 'en' } });
  await page.goto('/');
  await page.route(words, away);
  await page.locator('header select').selectOption('it');
  await page.getByText('The server does not answer. Trying again…').waitFor();
  assert.equal(await page.getByText('Something went wrong').count(), 0);
  await page.unroute(words);
  await page.getByRole('button', { name: 'Gioca a Lisboa contro due bot' }).waitFor();
  assert.equal(await page.getByText('The server does not answer').count(), 0);
  assert.deepEqual(page.faults, []);
});

test('a page that cannot be fetched can be loaded again', async () => {
  const page = await person(browser, house, { settings: { language: 'en' } });
  const part = /\/assets\/Table-[^/]*\.js/;
  await page.route(part, away);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Lisboa against two bots' }).click();
  await page.getByRole('alert').filter({ hasText: 'The server does not answer.' }).waitFor();
  await page.unroute(part);
  await page.getByRole('button', { name: 'Load again' }).click();
  await until(page, ['A', 'B', 'C']);
});

test('who cannot become a guest is told why, and can try again', async () => {
  const host = await person(browser, house, { settings: { language: 'en' } });
  await host.goto('/');
  await ask(host, 'POST', '/session', { language: 'en', bearer: false });
  const agreed = { game: 'lisboa', seats: ['me', 'open'], options: {}, visibility: 'open', hints: false, practice: false };
  const { id } = await ask(host, 'POST', '/tables', agreed);
  const page = await person(browser, house, { settings: { language: 'en' } });
  const session = '**/api/session?*';
  const problem = { code: 'too_many', message: 'Too many guests.' };
  await page.route(session, (route) => route.fulfill({ status: 429, json: problem }));
  await page.goto(`/table/${id}`);
  await page.getByRole('alert').filter({ hasText: 'Too many guests.' }).waitFor();
  assert.equal(await page.getByText('One moment…').count(), 0);
  await page.unroute(session);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('One seat is still free.').waitFor();
  assert.deepEqual(page.faults, []);
});

test('a game that is not there has no page', async () => {
  const page = await person(browser, house, { settings: { language: 'en' } });
  for (const path of ['/rules/chess', '/new/chess']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    assert.equal(await page.getByText('web-game').count(), 0);
  }
});

test('whoever skips to the content keeps the invitation', async () => {
  const ana = await person(browser, house, { settings: { language: 'en' } });
  await openTable(ana, 'lisboa', ['me', 'open']);
  const link = await ana.getByLabel('Link for your friends').inputValue();
  const bea = await person(browser, house, { settings: { language: 'en' } });
  await bea.goto(link);
  await bea.getByRole('heading', { name: 'You are invited' }).waitFor();
  await bea.keyboard.press('Tab');
  await bea.keyboard.press('Enter');
  await bea.waitForFunction(() => document.activeElement?.id === 'main');
  assert.equal(bea.url(), link);
  await bea.getByRole('button', { name: 'Join' }).click();
  await bea.waitForURL('**/table/*');
  assert.deepEqual(bea.faults, []);
});

test('a browser that keeps nothing plays all the same', { timeout: 180_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
  await page.addInitScript(() => {
    const blocked = {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Lisboa against two bots' }).click();
  const at = await until(page, ['A']);
  await page.getByRole('tab', { name: 'Talk' }).click();
  await page.getByLabel('Say something').fill('Olá!');
  await decide(page, dice(4));
  await until(page, ['A'], at.position);
  assert.deepEqual(page.faults, []);
});
