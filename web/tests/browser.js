// Debian's chromium, without animations.
import { chromium } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
};

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGUMENTS });

/** A person with a browser of their own; what goes wrong on their pages fails the test. */
export async function person(browser, house, { settings = {}, size = 'desk', drawn = true, ...options } = {}) {
  const context = await browser.newContext({
    baseURL: house.address,
    viewport: SIZES[size],
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...options,
  });
  await context.addInitScript(
    ([kept, board]) => {
      if (localStorage.getItem('azulejo.settings') !== null) return;
      localStorage.setItem('azulejo.settings', JSON.stringify(kept));
      localStorage.setItem('azulejo.board', JSON.stringify(board));
    },
    [settings, { drawn }],
  );
  return visit(context);
}

/** Another page of the same browser. */
export async function visit(context) {
  const page = await context.newPage();
  page.faults = [];
  // Whoever waits for a page that has broken is told so at once.
  page.broken = new Promise((_, reject) => page.once('pageerror', reject));
  page.broken.catch(() => {});
  page.on('pageerror', (error) => page.faults.push(`${error.message}\n${error.stack}`));
  page.on('console', (message) => {
    const text = message.text();
    // A server that is away, a session that is not there yet: these are told to the person.
    if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(text)) page.faults.push(text);
  });
  // Bots think at the lowest priority: on a busy machine their turns take long.
  page.setDefaultTimeout(120_000);
  return page;
}
