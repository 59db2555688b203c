import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../ui/colour.ts';
import { ICONS } from '../ui/icons.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

function palette(selector: string): Record<string, string> {
  const block = read('tokens.css').split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}
const light = palette(':root');
const dark = { ...light, ...palette(":root[data-theme='dark']") };

/** What a class says, from all sheets of the drawn tables. */
const CLASSES = new Map<string, Record<string, string>>();
for (const sheet of readdirSync(import.meta.dirname).filter((name) => /^board.*\.css$/.test(name))) {
  for (const [, names = '', body = ''] of read(sheet).matchAll(/^(\.[^{]+) \{([^}]*)\}/gm)) {
    const said = Object.fromEntries(body.split(';').map((one) => one.split(':').map((part) => part.trim())));
    for (const name of names.split(',')) {
      const known = name.trim().slice(1);
      CLASSES.set(known, { ...CLASSES.get(known), ...said });
    }
  }
}

/** What pieces lie on and figures stand on. */
const GROUNDS = ['ground', 'raised', 'sunken', 'accent-soft', 'gold-soft', 'tile-ground'];
/** Colours of things that are always drawn with the class of an outline, `l-ink`. */
const FRAMED = /^(li-(yellow|pink|brown|blue)|li-architect-.*|ma-(orange|green|blue|purple|hidden))$/;
/** What is printed on something else than the grounds, and on what. */
const ON: Record<string, string[]> = {
  emblem: ['seat-a', 'seat-b', 'seat-c', 'seat-d'],
  'ma-eye': ['#fbfaf5'],
  'ma-pirate-eye': ['#2b323b'],
  'ma-badge-figure': ['accent'],
  'ma-on-accent': ['accent'],
};
/** Bands of colour at the head of cards. */
const ON_CARDS = /^li-era-/;

const fixed = (value: string | undefined) => value?.startsWith('#') === true;
const isText = (said: Record<string, string>) => 'font-family' in said;
const see = (said: Record<string, string>) => Number(said['fill-opacity'] ?? said.opacity ?? 1) === 1;

describe.each([
  ['light', light],
  ['dark', dark],
])('the drawn tables in the %s theme', (_, colours) => {
  const value = (said: string | undefined): string => {
    const name = said?.match(/^var\(--(.*)\)$/)?.[1] ?? said ?? '';
    return colours[name] ?? name;
  };
  const least = (front: string | undefined, backs: string[]) =>
    Math.min(...backs.map((back) => contrast(value(front), value(back))));
  const backsOf = (name: string) => ON[name] ?? (ON_CARDS.test(name) ? ['raised'] : GROUNDS);

  const texts = [...CLASSES].filter(([, said]) => isText(said));
  test.each(texts)('text of class %s can be read', (name, said) => {
    // Letters with an outline are read against it.
    const backs = said['paint-order'] === 'stroke' ? [said.stroke ?? ''] : backsOf(name);
    expect(least(said.fill, backs)).toBeGreaterThanOrEqual(4.5);
  });

  const pieces = [...CLASSES].filter(([, said]) => fixed(said.fill) && !isText(said) && see(said));
  test.each(pieces)('what has class %s can be seen', (name, said) => {
    const fronts = [said.fill, said.stroke, FRAMED.test(name) ? CLASSES.get('l-ink')?.stroke : undefined];
    const seen = fronts.filter((front) => front !== undefined).map((front) => least(front, backsOf(name)));
    expect(Math.max(...seen)).toBeGreaterThanOrEqual(3);
  });

  test('icons, pieces and marks have an outline that is seen on every ground', () => {
    for (const outlined of ['icon', 'seat', 'l-ink']) {
      expect(least(CLASSES.get(outlined)?.stroke, GROUNDS), outlined).toBeGreaterThanOrEqual(3);
    }
  });
  test.each(Object.entries(ICONS).filter(([, icon]) => icon.line))('the lines of the icon %s are seen on it', (_, icon) => {
    const line = CLASSES.get(icon.pale ? 'pale' : 'icon-line');
    expect(least(line?.stroke, [icon.fill])).toBeGreaterThanOrEqual(3);
  });
  test('lines and emblems are seen on pieces of every seat', () => {
    const seats = ['seat-a', 'seat-b', 'seat-c', 'seat-d'];
    expect(least(CLASSES.get('pale')?.stroke, seats)).toBeGreaterThanOrEqual(3);
    expect(least(CLASSES.get('emblem')?.fill, seats)).toBeGreaterThanOrEqual(3);
  });
});
