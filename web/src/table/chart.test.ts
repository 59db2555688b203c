import { expect, test } from 'vitest';
import { apart, path, shares, spread, ticks } from './chart.ts';

test('ticks are round and within the chart', () => {
  expect(ticks(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(-3, 7)).toEqual([-2, 0, 2, 4, 6]);
});

test('a line goes through its points', () => {
  expect(path([1, 2], (index) => index * 10, (value) => value)).toBe('M0.0 1.0L10.0 2.0');
});

test('gains go right, losses left', () => {
  expect(shares([{ account: 'a', points: 3 }, { account: 'b', points: -2 }, { account: 'c', points: 4 }])).toEqual([
    { account: 'a', from: 0, to: 3 },
    { account: 'b', from: -2, to: 0 },
    { account: 'c', from: 3, to: 7 },
  ]);
});

test('marks at the same height stand apart, within the chart', () => {
  expect(spread([10, 50], 15, 100)).toEqual([10, 50]);
  expect(spread([20, 10, 10], 15, 100)).toEqual([40, 10, 25]);
  expect(spread([98, 100], 15, 100)).toEqual([85, 100]);
});

test('what has no room beside the one before is left out', () => {
  expect(apart([0, 4, 9, 12, 20], (one) => one, 10)).toEqual([0, 12]);
});
