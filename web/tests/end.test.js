// After the end: points, course and analysis, the same people again; and nothing in the way there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { examine, examineBoth } from './axe.js';
import { person } from './browser.js';
import { dice, openTable } from './play.js';
import { browser, house } from './stage.js';

/** Plays the rest of a game without the screen, for everybody at this device. */
async function rush(page, roll) {
  const table = page.url().split('/').at(-1);
  const tokens = await page.evaluate(
    (id) => Object.values(JSON.parse(localStorage.getItem('azulejo.device') ?? '{}')[id] ?? {}),
    table,
  );
  const people = [{}, ...tokens.map((token) => ({ authorization: `Bearer ${token}` }))];
  for (let count = 0; ; ) {
    for (const headers of people) {
      const path = `${house.address}/api/tables/${table}`;
      const state = await (await page.context().request.get(`${path}/state`, { headers })).json();
      if (state.due === 'over') return;
      const open = state.choices.filter((choice) => !choice.refusal);
      if (open.length === 0) continue;
      const groups = [...new Set(open.map((choice) => choice.group.line))];
      const group = groups[roll(groups.length)];
      const choices = open.filter((choice) => choice.group.line === group);
      const data = { position: state.position, id: `rush-${(count += 1)}`, action: choices[roll(choices.length)].action.line };
      await page.context().request.post(`${path}/actions`, { headers, data });
    }
  }
}

const said = (line) => ({ line, kind: line, fields: [] });
const JUDGED = {
  done: 40,
  of: 40,
  turns: [1, 2, 3].map((turn) => ({ turn, at: turn * 4, seat: 'AB'[turn % 2], expected: [40 + turn, 50 - turn] })),
  swings: [
    {
      turn: 2,
      at: 9,
      seat: 'A',
      done: said('pass'),
      done_expected: [41, 48],
      best: said('take'),
      best_expected: [44, 46],
      loss: 5,
      text: 'Turn 2: to pass cost 5 points.',
    },
  ],
};

for (const game of ['madeira', 'lisboa']) {
  test(`the end of ${game}, and once more with the same people`, { timeout: 900_000 }, async () => {
    const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
    await openTable(page, game, ['me', 'here']);
    await page.waitForFunction(() => document.querySelector('[data-deciding]') || document.querySelector('main .card > h1'));
    await rush(page, dice(3));
    await page.reload();
    await page.getByRole('heading', { name: /(wins?|share the victory) with \S*\d/ }).waitFor();
    await page.getByRole('heading', { name: 'Points by turn' }).waitFor();
    await examineBoth(page, 'after the end');

    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().includes('/analysis?'))));
    await page.getByRole('button', { name: 'Analyse the game' }).click();
    await page.getByRole('status').filter({ hasText: /[1-9]\d* of \d+ decisions/ }).waitFor();
    // The search needs its time for every decision of the game: what it found is made up here.
    let answered = 0;
    await page.route('**/analysis?*', (route) => {
      answered += 1;
      return route.fulfill({ json: JUDGED });
    });
    await page.locator('.end .swings li').first().waitFor();
    const before = asked;
    await examineBoth(page, 'with the analysis');
    await page.setViewportSize({ width: 360, height: 740 });
    await examine(page, 'on a phone');
    assert.equal(answered, 1, 'what is known is not asked for again');
    assert.equal(asked, before);
    // On a phone too, where the end is.
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.end').getByRole('button', { name: 'Download the record' }).click(),
    ]);
    assert.match(readFileSync(await record.path(), 'utf8'), /^end \d+$/m);
    await page.setViewportSize({ width: 1440, height: 900 });

    const old = page.url();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => url.href !== old && url.pathname.startsWith('/table/'));
    // Both are at the new table, which has begun: one of them decides, or is to be handed the device.
    await page.waitForFunction(() => {
      const data = document.querySelector('[data-deciding]')?.dataset;
      return (data && data.deciding === data.mine) || document.querySelector('main .card > h1')?.textContent?.startsWith('Hand over');
    });
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}
