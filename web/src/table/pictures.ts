/** The pictures of what a sentence speaks of. */
import type { Field, FieldValue } from '#wire';
import { ICONS } from '../ui/icons.ts';

/** Families whose words mean something else elsewhere: a request for influence is no influence. */
const ALIKE = new Set(['request', 'account']);

function pictureOf(value: FieldValue): string[] {
  if ('list' in value) return value.list.flatMap(pictureOf);
  if (!('name' in value)) return [];
  const { family, word } = value.name;
  return [`${family}-${word}`, ...(ALIKE.has(family) ? [] : [word]), family]
    .filter((name) => name in ICONS)
    .slice(0, 1);
}

/** Each once, in the order of the words. */
export const pictures = (fields: Field[]): string[] => [
  ...new Set(fields.flatMap((field) => pictureOf(field.value))),
];
