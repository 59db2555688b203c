import { expect, test } from 'vitest';
import type { Entry, Said } from '#wire';
import { newDays, passes, turns } from './chapters.ts';
import { actor, lines, takenBack } from './story.ts';

const said = (text: string, more: Partial<Said> = {}): Said => ({ line: text, kind: 'x', fields: [], text, ...more });
const played = (stream: number, ...steps: [string, ...Said[]][]): Entry => ({
  stream,
  at: stream * 1000,
  what: {
    played: { position: stream, steps: steps.map(([line, ...events], number) => ({ number, line, events })) },
  },
});

test('an entry belongs to who decided', () => {
  expect(actor(played(1, ['B take king', said('b')], ['* card king c1', said('c')]))).toBe('B');
  expect(actor(played(2, ['! undo A to 3']))).toBe('A');
  expect(actor({ stream: 3, at: 0, what: 'nothing' })).toBeNull();
});

test('lines say who decided and what chance brought', () => {
  const told = lines(played(1, ['B take king', said('b')], ['* card king c1', said('c')])).map((line) => line.telling);
  expect(told).toEqual([
    { kind: 'event', event: said('b'), chance: false, seat: 'B' },
    { kind: 'event', event: said('c'), chance: true, seat: 'B' },
  ]);
});

test('taking back leaves a trace', () => {
  expect(lines(played(1, ['! undo A to 3'])).map((line) => line.telling)).toEqual([{ kind: 'undo', seat: 'A' }]);
});

test('what was taken back is known, with what followed it', () => {
  const told = [
    played(1, ['A x', said('1')]),
    played(2, ['A y', said('2')]),
    played(3, ['B z', said('3')]),
    played(4, ['! undo A to 1']),
    played(5, ['A w', said('4')]),
    played(6, ['! undo A to 1']),
    played(7, ['! undo A to 0']),
  ];
  expect([...takenBack(told.slice(0, 5))]).toEqual([2, 3]);
  expect([...takenBack(told)].toSorted()).toEqual([1, 2, 3, 5]);
});

test('the log is cut where another seat decides', () => {
  const told = [played(1, ['A x', said('1')]), played(2, ['A y', said('2')]), played(3, ['B z', said('3')])];
  expect(turns(told.flatMap(lines)).map((turn) => [turn.seat, turn.lines.length])).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
});

test('the log can be read by player and by kind', () => {
  const points = said('p', { fields: [{ name: 'account', value: { name: { family: 'account', word: 'church' } } }] });
  const [a, b, c] = lines(played(1, ['A x', said('1'), points, said('h', { hurts: true })]));
  if (!a || !b || !c) throw new Error('three lines');
  expect([a, b, c].map((line) => passes(line, 'all', 'points'))).toEqual([false, true, false]);
  expect([a, b, c].map((line) => passes(line, 'all', 'hurts'))).toEqual([false, false, true]);
  expect([a, b, c].map((line) => passes(line, 'B', 'all'))).toEqual([false, false, false]);
});

test('what somebody said is found by their name, unless they only watch', () => {
  const talk = (by: string, channel: 'seated' | 'watching'): Entry => ({ stream: 1, at: 0, what: { said: { by, channel, text: 'hi' } } });
  const of = (entry: Entry) => lines(entry).map((line) => passes(line, 'B', 'talk', 'Bea'));
  expect(of(talk('Bea', 'seated'))).toEqual([true]);
  expect(of(talk('Ana', 'seated'))).toEqual([false]);
  expect(of(talk('Bea', 'watching'))).toEqual([false]);
});

test('another day is told where it begins, whichever end is read first', () => {
  const at = (key: string, day: number, hour: number) => ({ key, at: new Date(2026, 10, day, hour).getTime() });
  const row = [at('a', 16, 9), at('b', 16, 23), at('c', 17, 0), at('d', 18, 8)];
  const now = new Date(2026, 10, 18, 20).getTime();
  expect([...newDays(row, now)]).toEqual(['a', 'c', 'd']);
  expect([...newDays(row.toReversed(), now)]).toEqual(['c', 'b']);
});

test('a turn does not go over midnight', () => {
  const night = new Date(2026, 10, 17, 23, 59).getTime();
  const told = [played(1, ['A x', said('1')]), played(2, ['A y', said('2')])];
  const over = told.map((entry, index) => ({ ...entry, at: night + index * 120_000 }));
  expect(turns(over.flatMap(lines))).toHaveLength(2);
});
