import { expect, test } from 'vitest';
import { alike } from './alike.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const before = { seats: [{ name: 'Ana', points: 3 }, { name: 'Bea', points: 5 }], at: 7, note: null as string | null };

test('what is the same all over is the object from before', () => {
  expect(alike(before, copy(before))).toBe(before);
});

test('what changed is new on the way there, and the rest is from before', () => {
  const came = { ...copy(before), at: 8 };
  came.seats[1] = { name: 'Bea', points: 6 };
  const found = alike(before, came);
  expect(found).toEqual(came);
  expect(found).not.toBe(before);
  expect(found.seats[0]).toBe(before.seats[0]);
  expect(found.seats[1]).not.toBe(before.seats[1]);
});

test('what is gone, added, longer, shorter or of another kind is not taken for the same', () => {
  for (const [one, other] of [
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    [{ a: null }, { a: {} }],
    [undefined, [1]],
  ] as [unknown, unknown][]) {
    expect(alike(one, other)).toStrictEqual(other);
    expect(alike(one, other)).not.toBe(one);
  }
});
