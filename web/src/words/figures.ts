/** Numbers, dates and lists as a language writes them. */
import { tag, words } from './words.svelte.ts';

const locale = () => tag(words.language);

/** To make one takes longer than to use it a hundred times. */
function kept<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const language = locale();
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}
const plain = kept((locale) => new Intl.NumberFormat(locale));
const withSign = kept((locale) => new Intl.NumberFormat(locale, { signDisplay: 'always' }));
const joined = kept((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const hours = kept(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const days = kept((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

/** With a true minus. */
export const number = (value: number) => plain().format(value).replace('-', '−');

/** With its sign, for what is gained or lost; nothing for zero. */
export const signed = (value: number) =>
  value === 0
    ? number(0)
    : withSign().format(value).replace('-', '−');

export const list = (items: string[]) => joined().format(items);

export const time = (milliseconds: number) => hours().format(milliseconds);

/** A day, without the hour. */
export const day = (milliseconds: number) => days().format(milliseconds);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** “5 minutes ago”. */
export function ago(milliseconds: number, now = Date.now()): string {
  const passed = milliseconds - now;
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (Math.abs(passed) >= size) return format.format(Math.round(passed / size), unit);
  }
  return format.format(0, 'minute');
}
