// The drawn board: how it is looked at and played on.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM } from './house.js';
import { moved, stand } from './play.js';

export const LANGUAGES = ['en', 'it', 'es', 'pt'];

/** Asks the server with the person's own cookie. */
export async function ask(page, method, path, body) {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { origin: new URL(page.url()).origin },
    ...(body === undefined ? {} : { data: body }),
  });
  assert.ok(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

const kept = (game, name) => join(import.meta.dirname, `../../crates/cli/tests/golden/${game}/${name}.azulejo`);

/** How many decisions a kept game has. */
export const decisionsOf = (game, name) =>
  readFileSync(kept(game, name), 'utf8').split('\n').filter((line) => /^[A-D] /.test(line)).length;

/** What a server would send of positions of a kept game to seat A: drawings, and documents by language. */
export function positions(game, name, ats) {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-drawn-'));
  const file = join(folder, 'sent.jsonl');
  execFileSync(PROGRAM, ['draw', kept(game, name), '--at', ats.join(','), '--seat', 'A', '-o', file]);
  const sent = readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });
  return sent;
}

/** On a page yet to be opened: how long the board takes from a push, and from the answer asked for, to the next picture. */
export const timed = (page) =>
  page.addInitScript(() => {
    const seen = { updates: [], long: [] };
    window.timed = seen;
    let pushed = 0;
    let answered = 0;
    const ask = window.fetch;
    window.fetch = async (...given) => {
      const answer = await ask(...given);
      if (String(given[0]).includes('/tableau')) answered = performance.now();
      return answer;
    };
    window.WebSocket = class extends WebSocket {
      constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
          if (data.includes('"played"')) pushed = performance.now();
        });
      }
    };
    new PerformanceObserver((list) => seen.long.push(...list.getEntries().map((one) => one.duration))).observe({ type: 'longtask' });
    new MutationObserver(() => {
      if (pushed === 0) return;
      const now = performance.now();
      const times = { changed: now - pushed, shown: now - answered };
      const from = pushed;
      pushed = 0;
      requestAnimationFrame(() => seen.updates.push({ ...times, painted: performance.now() - from }));
    }).observe(document, { subtree: true, attributeFilter: ['data-at'] });
  });

/** `median / 95 % / most` of numbers. */
export function spread(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const part = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `${part(0.5)} / ${part(0.95)} / ${part(1)} ms`;
}

/** A table at which a game has begun. */
export async function begun(page, game) {
  await ask(page, 'POST', '/session', { name: 'Ana', language: 'en', bearer: false });
  const seats = ['me', { bot: { level: 1 } }];
  const { id, status } = await ask(page, 'POST', '/tables', { game, seats, options: {}, visibility: 'private', hints: false, practice: false });
  if (status === 'gathering') await ask(page, 'POST', `/tables/${id}/start`, {});
  return id;
}

/** What is wrong with the drawing on the page, seen area by area; nothing if all is well. */
export function inspect(page, drawing, names) {
  return page.evaluate(
    async ([drawing, names]) => {
      const faults = [];
      const fault = (...words) => faults.length < 12 && faults.push(words.join(' '));
      const TOLERANCE = 1;
      const nodes = drawing.nodes.filter((node) => node.layer !== 'ground');
      const select = document.querySelector('.drawn .tools select.area');
      const elements = new Map();
      for (const element of document.querySelectorAll('.board [data-key]')) {
        const key = element.dataset.key;
        if (elements.has(key)) fault('twice:', key);
        elements.set(key, element);
      }
      if (elements.size !== nodes.length) fault(`${elements.size} elements for ${nodes.length} nodes`);
      for (const node of nodes) {
        const label = elements.get(node.key)?.querySelector('.hit')?.getAttribute('aria-label') ?? '';
        const name = node.item ? names[node.item] : label;
        if (!label || !name || !label.startsWith(name)) fault(`named “${label}” instead of “${name}”:`, node.key);
      }
      const inside = (inner, outer) =>
        inner.left >= outer.left - TOLERANCE &&
        inner.top >= outer.top - TOLERANCE &&
        inner.right <= outer.right + TOLERANCE &&
        inner.bottom <= outer.bottom + TOLERANCE;
      const board = document.querySelector('.board-frame').getBoundingClientRect();
      let texts = 0;
      for (const area of drawing.areas) {
        select.value = area.id;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        // The page follows before it is painted; measuring needs no picture.
        for (let turns = 0; turns < 20; turns += 1) await null;
        const group = document.querySelector(`.board [data-area="${CSS.escape(area.id)}"]`);
        const room = group.querySelector('.area').getBoundingClientRect();
        if (!inside(room, document.querySelector('.board-frame').getBoundingClientRect())) fault('not in sight at its fit:', area.id);
        const scale = room.width / area.frame.w;
        const boxes = { piece: [], place: [] };
        for (const node of nodes.filter((one) => one.area === area.id)) {
          const box = elements.get(node.key)?.querySelector('.hit').getBoundingClientRect();
          if (!box) continue;
          if (!inside(box, room)) fault('outside its area:', node.key);
          const [left, top] = [room.left + (node.frame.x - area.frame.x) * scale, room.top + (node.frame.y - area.frame.y) * scale];
          const off = [left - box.left, top - box.top, node.frame.w * scale - box.width, node.frame.h * scale - box.height];
          if (off.some((by) => Math.abs(by) > TOLERANCE)) fault('not at its place:', node.key, off.map(Math.round).join(' '));
          boxes[node.layer].push([node.key, box]);
        }
        for (const [layer, all] of Object.entries(boxes)) {
          for (const [index, [key, one]] of all.entries()) {
            for (const [other, two] of all.slice(index + 1)) {
              const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
              const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
              // A place may lie in another one.
              const nested = layer === 'place' && (inside(one, two) || inside(two, one));
              if (across > TOLERANCE && down > TOLERANCE && !nested) fault('overlap:', key, other);
            }
          }
        }
        for (const text of group.querySelectorAll('text')) {
          const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
          if (size < 10.95) fault(`text of ${size.toFixed(1)} px:`, text.textContent, area.id);
          if (getComputedStyle(text).visibility !== 'visible') fault('hidden at the fit of its area:', text.textContent, area.id);
          texts += 1;
        }
      }
      if (board.width === 0 || texts === 0) fault('nothing is drawn');
      return faults;
    },
    [drawing, names],
  );
}

/** Waits until the board lies still: it goes where the question is by itself. */
const still = (page) =>
  page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const lies = () => document.querySelector('.board > g')?.getAttribute('transform');
        const before = lies();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(before !== undefined && lies() === before)));
      }),
  );

/** One decision by clicks on the board alone. */
export async function decideOnBoard(page, roll) {
  const { position } = await stand(page);
  await page.locator('.board .hit[role=button], .drawn .loose').first().waitFor();
  await still(page);
  // What can be clicked, where it is now; the page moves to what is out of sight when it is told to.
  const offers = await page.evaluate(() => {
    const board = document.querySelector('.board-frame').getBoundingClientRect();
    const seen = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return x > board.left && x < board.right && y > board.top && y < board.bottom;
    };
    const nodes = [...document.querySelectorAll('.board .hit[role=button]')];
    return {
      nodes: nodes.filter(seen).map((one) => one.parentElement.dataset.key),
      loose: document.querySelectorAll('.drawn .loose').length,
      elsewhere: document.querySelectorAll('.drawn .there').length,
    };
  });
  const total = offers.nodes.length + offers.loose + offers.elsewhere;
  assert.ok(total > 0, 'there is something to click on the board');
  let pick = roll(total);
  if (pick < offers.elsewhere) {
    // On a slow machine the board may go there first, and the way there is gone.
    await page.locator('.drawn .there').nth(pick).click({ timeout: 5_000 }).catch(() => {});
    return decideOnBoard(page, roll);
  }
  pick -= offers.elsewhere;
  if (pick < offers.loose) await page.locator('.drawn .loose').nth(pick).click();
  else {
    const key = offers.nodes[pick - offers.loose];
    const node = page.locator(`.board [data-key="${key}"]`);
    // Below the tabs and above the question.
    await node.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const { x, y, width, height } = await node.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  const what = await page.waitForFunction((before) => {
    const at = document.querySelector('[data-deciding]')?.dataset;
    if (!at || Number(at.position) > before) return 'moved';
    return document.querySelector('.drawn [role=menu]') ? 'menu' : null;
  }, position);
  if ((await what.jsonValue()) === 'menu') {
    const items = page.locator('[role=menuitem]');
    await items.nth(roll(await items.count())).click();
  }
  await moved(page, position);
}
