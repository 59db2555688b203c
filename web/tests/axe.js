// Looks for what stands in somebody's way on a page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function examine(page, what) {
  // Scripts of the page are not allowed to do this; the debugger is.
  if (!(await page.evaluate('typeof axe !== "undefined"'))) await page.evaluate(AXE);
  const found = await page.evaluate(async (tags) => {
    const result = await axe.run(document, {
      runOnly: tags,
      rules: { 'target-size': { enabled: true } },
    });
    const violations = result.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} ${node.failureSummary?.slice(0, 300)}`),
    }));
    return { violations, passed: result.passes.map((rule) => rule.id) };
  }, TAGS);
  assert.deepEqual(found.violations, [], what);
  for (const rule of ['color-contrast', 'target-size', 'region']) assert.ok(found.passed.includes(rule), `${rule} was looked at on ${what}`);
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  assert.ok(scroll <= width, `${what} scrolls sideways: ${scroll} > ${width}`);
  assert.deepEqual(page.faults, [], what);
}

/** In the light and in the dark; the page follows the device. */
export async function examineBoth(page, what) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    await examine(page, `${what}, ${colorScheme}`);
  }
}
