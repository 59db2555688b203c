import { expect, test } from 'vitest';
import { pictures } from './pictures.ts';

const named = (family: string, word: string) => ({ name: 'x', value: { name: { family, word } } });

test('a thing has its picture once; what has none is left to the words', () => {
  expect(pictures([named('good', 'gold'), named('cube', 'red'), named('good', 'gold')])).toEqual(['gold', 'cube-red']);
  expect(pictures([named('thing', 'unheard-of'), { name: 'n', value: { number: 3 } }])).toEqual([]);
  expect(pictures([{ name: 'l', value: { list: [{ name: { family: 'thing', word: 'bread' } }] } }])).toEqual(['bread']);
});
