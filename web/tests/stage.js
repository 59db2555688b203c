// A server and a browser for the tests of one file.
import { after, before } from 'node:test';
import { launch } from './browser.js';
import { House } from './house.js';

export let house, browser;

before(async () => {
  [house, browser] = await Promise.all([House.open(), launch()]);
});
after(async () => {
  await browser.close();
  await house.close();
});
