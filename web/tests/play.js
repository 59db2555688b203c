// Playing through the screen.
import assert from 'node:assert/strict';

/** Numbers that are the same in every run. */
export function dice(seed) {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** How the table stands on a page: the position, who decides, whose page it is. */
export const stand = (page) =>
  page.evaluate(() => {
    const at = document.querySelector('[data-deciding]')?.dataset;
    return at ? { position: Number(at.position), deciding: at.deciding, mine: at.mine } : null;
  });

/** Waits until a page shows somebody of these seats, or the end. */
export async function until(page, seats, after = -1) {
  const shown = page.waitForFunction(
    ([wanted, position]) => {
      const at = document.querySelector('[data-deciding]')?.dataset;
      return at && Number(at.position) > position && wanted.includes(at.deciding);
    },
    [[...seats, 'over'], after],
  );
  await Promise.race([shown, page.broken]);
  return stand(page);
}

/** One decision with the mouse; the choice is left to the dice. */
export async function decide(page, roll) {
  const { position } = await stand(page);
  const any = async (locator) => {
    const count = await locator.count();
    return count === 0 ? null : locator.nth(roll(count));
  };
  // Of many choices the heading is opened first.
  const fold = await any(page.locator('.fold'));
  await fold?.click();
  const choice = await any(page.locator('.choice:visible'));
  assert.ok(choice, 'there is something to choose');
  await choice.click();
  await moved(page, position);
}

/** Waits for the next position; says yes if the page asks whether it is meant. */
export async function moved(page, position) {
  const what = await page.waitForFunction((before) => {
    const at = document.querySelector('[data-deciding]')?.dataset;
    if (!at || Number(at.position) > before) return 'moved';
    return document.querySelector('.confirm') ? 'confirm' : null;
  }, position);
  if ((await what.jsonValue()) === 'confirm') {
    await page.locator('.confirm .primary').click();
    await page.waitForFunction(
      (before) => !(Number(document.querySelector('[data-deciding]')?.dataset.position) <= before),
      position,
    );
  }
}

/** Opens a table through the form. */
export async function openTable(page, game, seats) {
  await page.goto(`/new/${game}`);
  await page.getByLabel('Seat A').waitFor();
  for (let count = await page.locator('.seats li').count(); count !== seats.length; ) {
    await page.getByRole('button', { name: count < seats.length ? 'Add a seat' : 'Remove a seat' }).click();
    count += count < seats.length ? 1 : -1;
  }
  for (const [index, seat] of seats.entries()) await page.getByLabel(`Seat ${'ABCD'[index]}`).selectOption(seat);
  await page.locator('form button.primary').click();
  await page.waitForURL('**/table/*');
}

/** Ana opens a table with a free seat, Bea comes by the link, and the game begins. */
export async function together(ana, bea, game, seats) {
  await openTable(ana, game, seats);
  await bea.goto(await ana.getByLabel('Link for your friends').inputValue());
  await bea.getByLabel('Your name').fill('Bea');
  await bea.getByRole('button', { name: 'Join' }).click();
  await bea.waitForURL('**/table/*');
  await ana.getByRole('button', { name: 'Begin' }).click();
  return { A: ana, B: bea };
}
