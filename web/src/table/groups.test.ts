import { expect, test } from 'vitest';
import type { Choice } from '#wire';
import { offers } from './groups.ts';

const choice = (line: string, group: string): Choice => ({
  action: { line, kind: 'x', fields: [], text: line },
  group: { line: group, kind: group, fields: [], text: group.toUpperCase() },
});

test('choices keep their order under their headings', () => {
  const found = offers([choice('a', 'g'), choice('b', 'h'), choice('c', 'g')]);
  expect(found.map((offer) => offer.title)).toEqual(['G', 'H']);
  expect(found[0]?.choices.map((one) => one.action.line)).toEqual(['a', 'c']);
});
