import { beforeAll, describe, expect, test } from 'vitest';
import { ago, day, list, number, signed, time } from './figures.ts';
import { words } from './words.svelte.ts';

const NOON = new Date(2026, 10, 18, 12, 5).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each([
  ['en', '1,234,567', 'Ana, Bea, and Cai', 'Nov 18, 2026', '5 minutes ago', 'yesterday', 'this minute'],
  ['it', '1.234.567', 'Ana, Bea e Cai', '18 nov 2026', '5 minuti fa', 'ieri', 'questo minuto'],
  ['es', '1.234.567', 'Ana, Bea y Cai', '18 nov 2026', 'hace 5 minutos', 'ayer', 'este minuto'],
  ['pt', '1\u00a0234\u00a0567', 'Ana, Bea e Cai', '18/11/2026', 'há 5 minutos', 'ontem', 'este minuto'],
] as const)('figures in %s', (language, large, three, date, minutes, yesterday, now) => {
  beforeAll(() => words.speak(language));

  test('numbers have a true minus, and a sign where something is gained or lost', () => {
    expect(number(1234567)).toBe(large);
    expect(number(-7)).toBe('−7');
    expect([signed(3), signed(0), signed(-3)]).toEqual(['+3', '0', '−3']);
  });
  test('names are listed', () => {
    expect(list(['Ana', 'Bea', 'Cai'])).toBe(three);
    expect(list(['Ana'])).toBe('Ana');
  });
  test('days and hours', () => {
    expect(day(NOON)).toBe(date);
    expect(time(NOON)).toBe('12:05');
    expect(time(NOON - 12 * HOUR)).toBe('00:05');
  });
  test('how long ago something was', () => {
    expect(ago(NOON - 5 * MINUTE, NOON)).toBe(minutes);
    expect(ago(NOON - 30 * HOUR, NOON)).toBe(yesterday);
    expect(ago(NOON - 10_000, NOON)).toBe(now);
  });
});
