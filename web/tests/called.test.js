// What calls somebody back to the table, and what explains itself when asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person } from './browser.js';
import { decide, dice, openTable, stand, until } from './play.js';
import { browser, house } from './stage.js';

test('who looks away is called by sound and notification', { timeout: 360_000 }, async () => {
  const settings = { language: 'en', confirm: 'never', sound: true, notifications: true };
  const ana = await person(browser, house, { settings });
  await ana.addInitScript(() => {
    window.called = { notes: 0, notices: [] };
    window.AudioContext = class {
      state = 'running';
      currentTime = 0;
      destination = {};
      createOscillator() {
        return { frequency: {}, connect: (to) => to, start: () => (window.called.notes += 1), stop() {} };
      }
      createGain() {
        const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
        return { gain, connect: (to) => to };
      }
    };
    window.Notification = class {
      static permission = 'granted';
      constructor(title, { body }) {
        window.called.notices.push(`${title} ${body}`);
      }
      close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await openTable(ana, 'madeira', ['me', 'bot-1']);
  const roll = dice(6);
  let at = await until(ana, ['A']);
  const called = () => ana.evaluate(() => window.called);
  const first = await called();
  // Until it was somebody else's turn, and is Ana's again.
  const others = () => ana.locator('.deciding[data-deciding="B"]').count();
  for (let count = 0, away = 0; count < 60 && away === 0; count += 1) {
    await decide(ana, roll);
    away = await others();
    at = await until(ana, ['A'], at.position);
    if ((await called()).notices.length > first.notices.length) away += 1;
  }
  const now = await called();
  assert.ok(now.notes > first.notes && now.notes % 2 === 0, `${now.notes} notes`);
  assert.match(now.notices.at(-1), /turn.*Madeira/i);
  assert.deepEqual(ana.faults, []);
  await ana.context().close();
});

test('nobody is called who did not ask for it', { timeout: 180_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en' } });
  await page.addInitScript(() => {
    window.called = 0;
    window.AudioContext = class {
      constructor() {
        window.called += 1;
      }
    };
  });
  await openTable(page, 'madeira', ['me', 'bot-1']);
  await until(page, ['A']);
  assert.equal(await page.evaluate(() => window.called), 0);
  await page.context().close();
});

test('a long press explains a thing', { timeout: 180_000 }, async () => {
  const page = await person(browser, house, { size: 'phone', hasTouch: true, isMobile: true, settings: { language: 'en' } });
  await openTable(page, 'lisboa', ['me', 'bot-1']);
  await until(page, ['A', 'B']);
  const thing = page.locator('.region button.name:visible').first();
  // Above the question at the foot of the screen, below what stays at its head.
  await thing.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 180));
  const { x, y, width, height } = await thing.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.locator('#tip').waitFor();
  assert.ok((await page.locator('#tip').textContent()).includes((await thing.locator('.text').textContent()).trim()));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('why something is not allowed leads to the rule, in the language of the page', { timeout: 360_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
  await openTable(page, 'lisboa', ['me', 'bot-1']);
  const roll = dice(8);
  let at = await until(page, ['A']);
  for (let count = 0; count < 40 && (await page.locator('.rule').count()) === 0; count += 1) {
    await decide(page, roll);
    at = await until(page, ['A'], at.position);
  }
  const closed = page.locator('.deciding details:has(.rule) > summary');
  if ((await closed.count()) > 0) await closed.first().click();
  const rule = page.locator('.rule:visible').first();
  const id = (await rule.textContent()).split(' ').at(-1);
  await rule.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: new RegExp(id.split('.')[0]) }).first().waitFor();
  const english = await dialog.locator('.text').textContent();
  assert.ok(english.length > 20, english);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('header select').selectOption('it');
  await page.waitForFunction(() => document.documentElement.lang.startsWith('it'));
  await page.locator('.rule').first().waitFor({ state: 'attached' });
  if ((await page.locator('.rule:visible').count()) === 0) await closed.first().click();
  await page.locator('.rule:visible').first().click();
  await page.getByRole('dialog').locator('[lang=it] .text').waitFor();
  assert.notEqual(await page.getByRole('dialog').locator('.text').textContent(), english);
  assert.equal((await stand(page)).position, at.position);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
