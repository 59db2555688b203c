import { expect, test } from 'vitest';
import { node } from './pieces.fixture.ts';
import { FINGER, reaches } from './touch.ts';

const cube = (key: string, x: number) => node(key, { frame: { x, y: 0, w: 12, h: 12 } });

test('a small piece by itself is as large as a finger, at any scale', () => {
  for (const scale of [1, 1.5]) {
    const { w = 0, h = 0 } = reaches([cube('one', 0)], new Set(['one']), scale).get('one') ?? {};
    expect([w * scale, h * scale]).toEqual([FINGER, FINGER]);
  }
});
test('neighbours share what lies between them, and what cannot be chosen needs none', () => {
  const nodes = [cube('one', 0), cube('two', 16), cube('other', 32)];
  const found = reaches(nodes, new Set(['one', 'two']), 1);
  expect(found.get('one')).toEqual({ x: -2, y: -2, w: 16, h: 16 });
  expect(found.has('other')).toBe(false);
  const touching = reaches([cube('one', 0), cube('two', 12)], new Set(['one', 'two']), 1);
  expect(touching.size).toBe(0);
});
test('what is large enough stays as it is', () => {
  expect(reaches([cube('one', 0)], new Set(['one']), 2).size).toBe(0);
});
