// Two people in two browsers and a bot play a whole game of each kind, through the screen only.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { person } from './browser.js';
import { decide, dice, stand, together, until } from './play.js';
import { Secrets, listen } from './secrets.js';
import { browser, house } from './stage.js';

for (const [game, size, drawn] of [
  ['lisboa', 'desk', true],
  ['madeira', 'phone', false],
]) {
  describe(game, () => {
    test('is played to its end by two browsers and a bot', { timeout: 1_200_000 }, async () => {
      const settings = { language: 'en', confirm: 'never' };
      // Ana in words alone; board.test.js plays on the drawn tables.
      const ana = await person(browser, house, { settings, drawn: false });
      const bea = await person(browser, house, { settings, size, drawn });
      const heard = { A: listen(ana), B: listen(bea) };
      const secrets = { A: new Secrets(game, 'A', heard.A, 'B', heard.B), B: new Secrets(game, 'B', heard.B, 'A', heard.A) };

      const pages = await together(ana, bea, game, ['me', 'open', 'bot-1']);
      const roll = dice(7);
      let at = await until(ana, ['A', 'B']);
      let decisions = 0;
      let undos = 0;
      while (at.deciding !== 'over') {
        const page = pages[at.deciding];
        await until(page, [at.deciding], at.position - 1);
        await secrets[at.deciding].look();
        await decide(page, roll);
        decisions += 1;
        // Undo leaves a trace and the game goes on.
        if (undos < 2 && decisions > 10 && page === ana && (await undone(ana))) undos += 1;
        at = await until(ana, ['A', 'B'], at.position);
      }
      assert.ok(decisions > 40, `${decisions} decisions`);
      assert.ok(undos > 0, 'something was taken back');
      for (const secret of Object.values(secrets)) await secret.prove();
      await until(bea, ['over']);
      for (const page of [ana, bea]) {
        await page.getByRole('heading', { name: /wins? with|share the victory/ }).waitFor();
        assert.deepEqual(page.faults, []);
      }

      // The course of the game is drawn, and everybody may play again.
      await ana.getByRole('img', { name: 'Points by turn' }).waitFor();
      const old = ana.url();
      for (const page of [ana, bea]) {
        await page.getByRole('button', { name: 'Play again' }).click();
        await page.waitForURL((url) => url.pathname.startsWith('/table/') && String(url) !== old);
      }
      assert.equal(ana.url(), bea.url());
      await ana.getByRole('button', { name: 'Begin' }).click();
      await until(bea, ['A', 'B', 'C']);
      await ana.context().close();
      await bea.context().close();
    });
  });
}

async function undone(page) {
  // In the middle of a turn nobody else moves meanwhile.
  const { deciding, mine, position } = await stand(page);
  if (deciding !== mine) return false;
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  if ((await undo.count()) === 0 || (await undo.getAttribute('aria-disabled')) === 'true') return false;
  await undo.click();
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-deciding]')?.dataset.position) > before,
    position,
  );
  return true;
}
