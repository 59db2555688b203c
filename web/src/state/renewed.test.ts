import { expect, test } from 'vitest';
import { renewed } from './renewed.ts';

const known = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
const [a, b, c, d] = known;

test('what is known is the very same, in its new place', () => {
  const x = { name: 'x' };
  const now = renewed(known, [{ kept: { from: 2, count: 2 } }, { new: x }, { kept: { from: 0, count: 1 } }]);
  expect(now).toEqual([c, d, x, a]);
  expect(now[0]).toBe(c);
  expect(now[3]).toBe(a);
});

test('where nothing is new the list is the same', () => {
  expect(renewed(known, [{ kept: { from: 0, count: 4 } }])).toBe(known);
  expect(renewed(known, [{ kept: { from: 0, count: 2 } }])).toEqual([a, b]);
});

test('who knows nothing is told everything', () => {
  expect(renewed([], [{ new: b }])).toEqual([b]);
  expect(renewed(known, [])).toEqual([]);
});
