// A script that has only the accessibility tree and the live region plays a whole game of each
// kind, and knows at any time who has what.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person } from './browser.js';
import { dice, moved, openTable, stand } from './play.js';
import { browser, house } from './stage.js';
import { all, readAloud, tree } from './tree.js';

/** More choices than this under one heading are too many to remember. */
const MOST_CHOICES = 12;
/** What the others did, in so many sentences; then whose turn it is, and the question. */
const MOST_TOLD = 8 + 2;

/** The choices in sight: buttons in lists, and headings that open more. */
function choices(root) {
  const [group] = all(root, 'group', /^Choices$/);
  assert.ok(group, 'there are choices');
  const lists = all(group, 'list').map((list) => all(list, 'button').filter((one) => one.expanded === undefined));
  const folds = all(group, 'heading').flatMap((heading) => all(heading, 'button'));
  return {
    open: lists.flat(),
    longest: Math.max(0, ...lists.map((list) => list.length)),
    folds: folds.filter((fold) => fold.expanded === false),
    headings: folds.length,
  };
}

/** Everything a person has stands in the tree, as the server says it. */
async function whoHasWhat(page, root) {
  const id = page.url().split('/').at(-1);
  const [document, state] = await page.evaluate(
    (table) =>
      Promise.all(['document', 'state'].map((what) => fetch(`/api/tables/${table}/${what}?lang=en`).then((answer) => answer.json()))),
    id,
  );
  for (const region of document.regions.filter((one) => one.part === 'player')) {
    const [shown] = all(root, 'region', new RegExp(`(^|\\s)${region.title}\\b`));
    assert.ok(shown, `a region for ${region.title}`);
    const read = readAloud(shown);
    for (const item of region.groups.flatMap((group) => group.items).flatMap((item) => [item, ...(item.cells ?? [])])) {
      const words = (item.state ?? item.name).replace(/\s+/g, ' ');
      assert.ok(read.includes(words), `“${words}” of ${region.title} is told: ${read}`);
    }
  }
  const players = readAloud(root);
  for (const { points } of state.scores.seats) assert.ok(players.includes(`Points ${points}`), `${points} points are told`);
}

/** Everything the live region is given, one telling after the other: they take two places in turn. */
const keepTold = () => {
  window.told = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(node instanceof HTMLParagraphElement) || !node.closest('[role=log]')) continue;
      const last = window.told.at(-1);
      if (last?.place === node.parentElement) last.sentences.push(node.textContent);
      else window.told.push({ place: node.parentElement, sentences: [node.textContent] });
    }
  }).observe(document, { subtree: true, childList: true });
};
const told = (page) => page.evaluate(() => window.told.map(({ sentences }) => sentences));

/** From my decision to my next turn: what I did, what the others did in a few sentences, the question. */
async function round(page) {
  await page.waitForFunction(() => window.told.some(({ sentences }) => sentences.includes('Your turn.')));
  const heard = await told(page);
  assert.equal(heard.at(-1).at(-2), 'Your turn.', `the question comes last: ${JSON.stringify(heard)}`);
  // Not every decision of mine is worth a sentence.
  const others = heard.length > 1 ? heard.slice(1).flat() : heard.flat();
  assert.ok(others.length <= MOST_TOLD, `told in ${others.length} sentences: ${JSON.stringify(heard)}`);
}

/** Reads the page until it asks me something, or tells who has won. */
async function asked(page) {
  for (;;) {
    const root = await tree(page);
    if (all(root, 'heading', /wins? with|share the victory/).length > 0) return { root, prompt: null };
    const [prompt] = all(root, 'region', /^Your turn\. /);
    if (prompt && all(root, 'group', /^Choices$/).length > 0) return { root, prompt };
    await Promise.race([page.evaluate(() => new Promise(requestAnimationFrame)), page.broken]);
  }
}

for (const game of ['lisboa', 'madeira']) {
  test(`${game} is played without eyes`, { timeout: 1_200_000 }, async () => {
    const page = await person(browser, house, { settings: { language: 'en', confirm: 'never' } });
    await page.addInitScript(keepTold);
    await openTable(page, game, ['me', 'bot-1']);
    const roll = dice(21);
    let decisions = 0;
    let rounds = 0;
    for (;;) {
      let { root, prompt } = await asked(page);
      if (prompt === null) break;
      let seen = choices(root);
      for (let depth = 0; seen.open.length === 0; depth += 1) {
        assert.ok(depth < 2 && seen.folds.length > 0, 'headings lead to choices');
        assert.ok(seen.headings <= MOST_CHOICES, `${seen.headings} headings`);
        const fold = seen.folds[roll(seen.folds.length)];
        await page.getByRole('group', { name: 'Choices' }).getByRole('button', { name: fold.name, exact: true }).first().click();
        root = await tree(page);
        seen = choices(root);
      }
      assert.ok(seen.longest <= MOST_CHOICES, `${seen.longest} choices under one heading: ${prompt.name}`);
      if (decisions % 3 === 0) await whoHasWhat(page, root);
      const choice = seen.open[roll(seen.open.length)];
      const { position } = await stand(page);
      await page.evaluate(() => (window.told.length = 0));
      await page.getByRole('group', { name: 'Choices' }).getByRole('button', { name: choice.name, exact: true }).first().click();
      await moved(page, position);
      decisions += 1;
      const after = await asked(page);
      // Somebody else has decided between.
      if (after.prompt !== null && (await stand(page)).position > position + 1) {
        await round(page);
        rounds += 1;
      }
    }
    assert.ok(decisions > 20 && rounds > 5, `${decisions} decisions, ${rounds} rounds`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}
