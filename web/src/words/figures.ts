/** Numbers, dates and lists as a language writes them. */
import { tag, words } from './words.svelte.ts';

const locale = () => tag(words.language);

/** With a true minus. */
export const number = (value: number) =>
  new Intl.NumberFormat(locale()).format(value).replace('-', '−');

/** With its sign, for what is gained or lost; nothing for zero. */
export const signed = (value: number) =>
  value === 0
    ? number(0)
    : new Intl.NumberFormat(locale(), { signDisplay: 'always' }).format(value).replace('-', '−');

export const list = (items: string[]) =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);

export const time = (milliseconds: number) =>
  new Intl.DateTimeFormat(locale(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(milliseconds);

/** A day, without the hour. */
export const day = (milliseconds: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(milliseconds);

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
