// The drawn board in a real browser: what is drawn is there once, named, in its place and legible;
// whole games are played on it; nothing stands in anybody's way.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { examine } from './axe.js';
import { LANGUAGES, begun, decideOnBoard, decisionsOf, inspect, positions, spread, timed } from './board.js';
import { SIZES, person } from './browser.js';
import { dice, openTable, stand, together, until } from './play.js';
import { browser, house } from './stage.js';

/** Kept games by the number of players, and how many positions of each number are looked at. */
const PLAYERS = { lisboa: ['solo', 'two', 'three', 'four'], madeira: ['two', 'three', 'four'] };
const POSITIONS = Number(process.env.AZULEJO_POSITIONS ?? 7);

/** Names of every item of a document. */
function namesIn(document) {
  const groups = document.regions.flatMap((region) => region.groups);
  const items = groups.flatMap((group) => group.items).flatMap((item) => [item, ...(item.cells ?? [])]);
  return Object.fromEntries([...groups.map((group) => [group.id, group.title]), ...items.map((item) => [item.id, item.name])]);
}

describe('the drawing', { concurrency: 2 }, () => {
  for (const game of ['lisboa', 'madeira']) {
    test(`of ${game} is complete, named, legible and without overlaps`, { timeout: 1_200_000 }, async () => {
      const first = await person(browser, house, { settings: { language: 'en' } });
      await first.goto('/');
      await first.locator('main h1').waitFor();
      let language = 0;
      // The page of any table of this game is shown what a kept one looked like.
      const id = await begun(first, game);
      const pages = [];
      let sent = positions(game, `${PLAYERS[game][0]}-1`, [0])[0];
      for (const size of Object.keys(SIZES)) {
        const page = await person(browser, house, { size, settings: { language: 'en' }, storageState: await first.context().storageState() });
        await page.route('**/api/tables/*/tableau?*', async (route) => {
          const { state } = await (await route.fetch()).json();
          const { at, regions } = sent.documents[new URL(route.request().url()).searchParams.get('lang')];
          const { areas, nodes } = sent.drawing;
          const all = (parts) => parts.map((part) => ({ new: part }));
          const document = { at, regions: all(regions) };
          const drawing = { at: sent.drawing.at, areas, nodes: all(nodes) };
          await route.fulfill({ json: { tag: '', state, document, drawing } });
        });
        pages.push({ size, page });
        await page.goto(`/table/${id}`);
        await page.locator('.board').waitFor();
      }
      for (const name of PLAYERS[game].flatMap((players) => [`${players}-1`, `${players}-2`])) {
        const last = decisionsOf(game, name);
        assert.ok(last > 10, `${last} decisions`);
        // The first of two games has the odd one; together they are as many as wanted.
        const count = name.endsWith('1') ? Math.ceil(POSITIONS / 2) : Math.floor(POSITIONS / 2);
        const ats = Array.from({ length: count }, (_, index) => Math.round((last * index) / Math.max(1, count - 1)));
        for (const position of positions(game, name, ats)) {
          sent = position;
          const spoken = LANGUAGES[language++ % LANGUAGES.length];
          const { drawing } = sent;
          const named = Object.fromEntries(LANGUAGES.map((lang) => [lang, namesIn(sent.documents[lang])]));
          for (const node of drawing.nodes.filter((one) => one.item)) {
            for (const lang of LANGUAGES) assert.ok(named[lang][node.item], `${node.key} has a name in ${lang}: ${node.item}`);
          }
          const look = async ({ size, page }) => {
            // Another language tells everything anew, and so the position that is wanted.
            const select = page.locator('header select');
            const before = await select.inputValue();
            if (before === spoken) await select.selectOption(LANGUAGES.find((one) => one !== spoken));
            await select.selectOption(spoken);
            // A name that tells the languages apart.
            const sample = drawing.nodes.find((one) => one.item && one.layer !== 'ground' && new Set(LANGUAGES.map((lang) => named[lang][one.item])).size === LANGUAGES.length);
            await page.waitForFunction(
              ([at, key, name]) =>
                document.querySelector('.drawn')?.dataset.at === String(at) &&
                document.querySelector(`.board [data-key="${key}"] .hit`)?.getAttribute('aria-label')?.startsWith(name),
              [drawing.at, sample.key, named[spoken][sample.item]],
            );
            const faults = await inspect(page, drawing, named[spoken]);
            assert.deepEqual(faults, [], `${game}, ${name}, ${drawing.at} of ${last}, ${size}, ${spoken}`);
          };
          await Promise.all(pages.map(look));
        }
      }
      for (const { page } of pages) {
        assert.deepEqual(page.faults, []);
        await page.context().close();
      }
      await first.context().close();
    });
  }
});

describe('a whole game is played on the board alone', { concurrency: 2 }, () => {
  for (const [game, size] of [
    ['lisboa', 'desk'],
    ['madeira', 'phone'],
  ]) {
    test(game, { timeout: 1_200_000 }, async (run) => {
      const settings = { language: 'en', confirm: 'never' };
      const ana = await person(browser, house, { settings });
      const bea = await person(browser, house, { settings, size });
      await timed(ana);
      const pages = await together(ana, bea, game, ['me', 'open']);
      const roll = dice(17);
      let at = await until(ana, ['A', 'B']);
      let decisions = 0;
      while (at.deciding !== 'over') {
        const page = pages[at.deciding];
        await until(page, [at.deciding], at.position - 1);
        await decideOnBoard(page, roll);
        decisions += 1;
        at = await until(ana, ['A', 'B'], at.position);
      }
      assert.ok(decisions > 40, `${decisions} decisions`);
      // Late in the game the table is fullest. A machine that does other things makes these worse.
      const { updates, long } = await ana.evaluate(() => window.timed);
      const late = updates.slice(-Math.ceil(updates.length / 3));
      assert.ok(late.length > 10, `${late.length} updates`);
      run.diagnostic(`last ${late.length} updates, median / 95 % / most:`);
      run.diagnostic(`from a push to the new board, the server's answers included, ${spread(late.map((one) => one.changed))}`);
      run.diagnostic(`of it from the answer on ${spread(late.map((one) => one.shown))}`);
      run.diagnostic(`and to the next picture ${spread(late.map((one) => one.painted))}`);
      run.diagnostic(`tasks over 50 ms in the whole game: ${long.length}, ${spread(long)}`);
      for (const page of [ana, bea]) {
        assert.deepEqual(page.faults, []);
        await page.context().close();
      }
    });
  }
});

test('nothing on the board stands in anybody’s way', { timeout: 600_000 }, async () => {
  for (const size of Object.keys(SIZES)) {
    const page = await person(browser, house, { size, settings: { language: 'en', confirm: 'never' } });
    for (const game of ['lisboa', 'madeira']) {
      await openTable(page, game, ['me', 'bot-1', 'bot-1']);
      const roll = dice(5);
      let at = await until(page, ['A']);
      for (let count = 0; count < 2; count += 1) {
        await page.locator('.board').waitFor();
        await page.mouse.move(2, 2);
        await page.waitForFunction(() => !document.querySelector('.tip.shown'));
        await examine(page, `${game} at ${size} size`);
        await decideOnBoard(page, roll);
        at = await until(page, ['A'], at.position);
      }
    }
    await page.context().close();
  }
});

test('what moves is told, can be skipped and watched again; how smoothly is printed', { timeout: 600_000 }, async (run) => {
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' }, reducedMotion: 'no-preference' });
  await openTable(page, 'madeira', ['me', 'bot-1']);
  await page.evaluate(() => {
    const seen = { frames: [], long: [], flights: 0, sentences: 0 };
    window.seen = seen;
    new PerformanceObserver((list) => seen.long.push(...list.getEntries().map((one) => one.duration))).observe({ type: 'longtask' });
    let last = 0;
    const look = (now) => {
      const flying = document.querySelectorAll('.flights > g').length;
      if (flying > 0 && last > 0) seen.frames.push(now - last);
      seen.flights += flying;
      seen.sentences += document.querySelector('.sentence')?.textContent ? 1 : 0;
      last = flying > 0 ? now : 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const told = () =>
    page.waitForFunction(() => {
      const { deciding, mine } = document.querySelector('[data-deciding]')?.dataset ?? {};
      return deciding && deciding === mine && document.querySelector('.drawn')?.dataset.telling === 'false' && document.querySelector('.choice, .fold');
    });
  const roll = dice(9);
  for (let count = 0; count < 8; count += 1) {
    await told();
    const { position } = await stand(page);
    await decideOnBoard(page, roll);
    await until(page, ['A'], position);
    // Every other story is skipped.
    if (count % 2 === 1) await page.keyboard.press('Escape');
  }
  await told();
  const newest = await page.locator('.drawn').getAttribute('data-at');
  await page.evaluate(() => (document.querySelector('details.since').open = true));
  await page.getByRole('button', { name: 'Watch again' }).click();
  // Of a single decision the board before it is not seen: its pieces set out at once.
  await page.waitForFunction(() => document.querySelector('.drawn').dataset.telling === 'true' && document.querySelector('.sentence')?.textContent);
  await page.keyboard.press('Escape');
  await told();
  assert.equal(await page.locator('.drawn').getAttribute('data-at'), newest, 'what was skipped is there');
  const seen = await page.evaluate(() => ({ ...window.seen, updates: performance.getEntriesByName('board').map((one) => one.duration) }));
  assert.ok(seen.flights > 0, 'pieces travelled');
  assert.ok(seen.sentences > 0, 'it was told in words');
  run.diagnostic(`frames while pieces travel: ${seen.frames.length}, ${spread(seen.frames)} (median / 95 % / most)`);
  run.diagnostic(`tasks over 50 ms: ${seen.long.length}, ${spread(seen.long)}`);
  run.diagnostic(`updates of the page: ${seen.updates.length}, ${spread(seen.updates)}`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a place is chosen with the keyboard, and its menu can be left', { timeout: 360_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never', shortcuts: false } });
  await openTable(page, 'madeira', ['me', 'bot-1']);
  let at = await until(page, ['A']);
  const active = () =>
    page.evaluate(() => ({ place: document.activeElement.matches('.hit'), item: document.activeElement.matches('[role=menuitem]') }));
  let menus = 0;
  for (let count = 0; count < 12 && menus === 0; count += 1) {
    await page.locator('.board .hit[role=button], .drawn .loose').first().waitFor();
    if ((await page.locator('.board .hit[role=button]').count()) === 0) {
      await decideOnBoard(page, dice(count));
    } else {
      await page.locator('.board-frame').focus();
      await page.keyboard.press('+');
      await page.keyboard.press('0');
      await page.keyboard.press('Tab');
      assert.ok((await active()).place, 'Tab goes from the board to what can be chosen');
      await page.keyboard.press('Enter');
      const what = await page.waitForFunction((before) => {
        if (Number(document.querySelector('[data-deciding]').dataset.position) > before) return 'moved';
        return document.activeElement.matches('[role=menuitem]') ? 'menu' : null;
      }, at.position);
      if ((await what.jsonValue()) === 'menu') {
        menus += 1;
        await page.keyboard.press('Escape');
        assert.ok((await active()).place, 'the place has the focus again');
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        assert.ok((await active()).item, 'arrows go through the menu');
        await page.keyboard.press('Enter');
      }
    }
    at = await until(page, ['A'], at.position);
  }
  assert.ok(menus > 0, 'a place with several choices was found');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a place shows what choosing it would do, before it is chosen', { timeout: 360_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
  await openTable(page, 'madeira', ['me', 'bot-1']);
  await until(page, ['A']);
  const place = page.locator('.board .hit[role=button]:not([aria-haspopup])').first();
  // Its picture lies on it.
  await place.hover({ force: true });
  await page.locator('.rings .foreseen').first().waitFor({ state: 'attached' });
  await page.locator('.tip.shown li').first().waitFor();
  const key = await place.evaluate((hit) => hit.parentElement.dataset.key);
  assert.ok((await page.locator('.rings .pointed').count()) > 0, `${key} has a ring`);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => !document.querySelector('.rings .foreseen'));
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('the wheel and keys move the board', { timeout: 360_000 }, async () => {
  const page = await person(browser, house, { settings: { language: 'en' } });
  await openTable(page, 'lisboa', ['me', 'bot-1']);
  await page.locator('.board .area').first().waitFor();
  const view = () =>
    page.evaluate(() => {
      const { a, e, f } = document.querySelector('.board > g').transform.baseVal.consolidate().matrix;
      return { k: a, x: e, y: f };
    });
  const fitted = await view();
  const frame = await page.locator('.board-frame').boundingBox();
  const at = { x: frame.x + 300, y: Math.max(frame.y, 0) + 200 };
  const under = ({ k, x, y }) => ({ x: (at.x - frame.x - x) / k, y: (at.y - frame.y - y) / k });
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -200);
  await page.waitForFunction((k) => document.querySelector('.board > g').transform.baseVal.consolidate().matrix.a > k, fitted.k);
  const closer = await view();
  for (const axis of ['x', 'y']) assert.ok(Math.abs(under(closer)[axis] - under(fitted)[axis]) < 1.5, `what is under the pointer stays: ${axis}`);
  await page.locator('.board-frame').focus();
  await page.keyboard.press('ArrowLeft');
  const moved = await view();
  assert.equal(Math.round(moved.x - closer.x), 60);
  await page.keyboard.press('-');
  assert.ok((await view()).k < moved.k);
  await page.keyboard.press('0');
  assert.ok((await view()).k <= fitted.k, 'all of the table is in sight');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('what is shown at first can be read', { timeout: 600_000 }, async () => {
  for (const size of Object.keys(SIZES)) {
    const page = await person(browser, house, { size, settings: { language: 'en' } });
    for (const game of ['lisboa', 'madeira']) {
      await openTable(page, game, ['me', 'bot-1', 'bot-1']);
      await page.locator('.board text').first().waitFor({ state: 'attached' });
      const hidden = await page.evaluate(() => {
        const board = document.querySelector('.board-frame').getBoundingClientRect();
        const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
        return [...document.querySelectorAll('.board text')]
          .filter((text) => {
            const [x, y] = middle(text.getBoundingClientRect());
            const seen = x > board.left && x < board.right && y > board.top && y < board.bottom;
            return seen && getComputedStyle(text).visibility !== 'visible';
          })
          .map((text) => text.textContent);
      });
      assert.deepEqual(hidden, [], `${game}, ${size}`);
    }
    await page.context().close();
  }
});
