import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../ui/colour.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function palette(selector: string): Record<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

const light = palette(':root');
const dark = { ...light, ...palette(":root[data-theme='dark']") };

/** What is read on what. */
const TEXT: [string, string[]][] = [
  ['ink', ['ground', 'raised', 'sunken', 'accent-soft', 'warn-soft', 'gold-soft']],
  ['ink-soft', ['ground', 'raised', 'sunken', 'accent-soft']],
  ['accent', ['ground', 'raised', 'sunken']],
  ['accent-strong', ['ground', 'raised']],
  ['title', ['ground', 'raised', 'sunken']],
  ['on-accent', ['accent', 'accent-strong']],
  ['warn', ['ground', 'raised', 'sunken']],
  ['gold', ['ground', 'raised']],
  ['raised', ['warn']],
];
/** What is seen on what: pieces, edges of controls. */
const SEEN: [string, string[]][] = [
  ['edge', ['ground', 'raised', 'sunken']],
  ['tile', ['tile-ground']],
  ...['a', 'b', 'c', 'd'].map((seat): [string, string[]] => [`seat-${seat}`, ['ground', 'raised']]),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_, colours) => {
  const pairs = (list: [string, string[]][]) =>
    list.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));
  test.each(pairs(TEXT))('%s can be read on %s', (front, back) => {
    expect(contrast(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(SEEN))('%s can be seen on %s', (front, back) => {
    expect(contrast(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
