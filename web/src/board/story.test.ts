import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DrawnNode, Entry, Field, Said } from '#wire';
import * as calls from '../api/calls.ts';
import type { TableState } from '../state/table.svelte.ts';
import { at, drawing, node } from './pieces.fixture.ts';
import { preferences, SPEEDS, type Speed } from './preferences.svelte.ts';
import { Story, after, told } from './story.svelte.ts';
import { MOMENTS, moments } from './telling.ts';
import { travels } from './travel.ts';

const seat = (seat: string): Field => ({ name: 'seat', value: { seat } });
const name = (family: string, word: string): Field => ({ name: family, value: { name: { family, word } } });
const number = (field: string, number: number): Field => ({ name: field, value: { number } });
const event = (kind: string, ...fields: Field[]): Said => ({ line: kind, kind, fields, text: `${kind}.` });
const played = (stream: number, line: string, ...events: Said[]): Entry => ({
  stream,
  at: 0,
  what: { played: { position: stream, steps: [{ number: 0, line, events }] } },
});
const cube = (key: string, colour: string, x: number, more: Partial<DrawnNode> = {}) =>
  node(key, { kind: `cube-${colour}`, frame: at(x), ...more });
const reis = (who: string, count: number) =>
  node(`reis-${who}`, {
    kind: 'reis',
    count,
    area: who === 'A' ? 'me' : 'they',
    frame: at(who === 'A' ? 0 : 100, 500),
    figures: [{ of: { kind: 'reis', fields: [seat(who)] }, amount: 'amount' }],
  });

test('the events of a decision are found, as far as nothing was taken back', () => {
  const entries = [
    played(1, 'A x', event('gone')),
    played(2, '! undo A to 0'),
    played(3, 'A y', event('first')),
    played(4, 'B z', event('second')),
  ];
  const kinds = (at: number) => told(entries, 7, at).map(({ kind }) => kind);
  expect([kinds(7), kinds(6), kinds(5)]).toEqual([['second'], ['first'], []]);
  expect(after(entries, 7, 3)).toBe(6);
});

describe('what belongs to whom', () => {
  test('one’s payment is not another’s gain', () => {
    const { flights } = travels(drawing(1, reis('A', 5), reis('B', 1)), drawing(2, reis('A', 3), reis('B', 3)));
    expect(flights).toEqual([]);
  });
  test('a deal between two goes from one to the other', () => {
    const deal = event('sold', seat('A'), { name: 'owner', value: { seat: 'B' } });
    const { flights } = travels(drawing(1, reis('A', 5), reis('B', 1)), drawing(2, reis('A', 4), reis('B', 2)), [deal]);
    expect(flights.map(({ from, to }) => [from?.x, to?.x])).toEqual([[0, 100]]);
  });
});

describe('a decision', () => {
  const before = drawing(1, cube('r', 'red', 0), cube('b', 'blue', 20), node('x', { kind: 'other', frame: at(40) }), reis('A', 5));
  const later = drawing(2, cube('r2', 'red', 100), cube('b2', 'blue', 120), node('x2', { kind: 'other', frame: at(140) }), reis('A', 2));
  const events = [event('cube', seat('A'), name('cube', 'blue')), event('reis', seat('A'), number('amount', -3)), event('cube', seat('A'), name('cube', 'red'))];

  test('is told in the order of its events; what none tells of comes last', () => {
    const told = moments(later, new Map(), events, travels(before, later, events).flights);
    expect(told.map((one) => [one.flights.map(({ kind }) => kind), one.pulses.map(({ by }) => by)])).toEqual([
      [['cube-blue'], []],
      [[], [-3]],
      [['cube-red'], []],
      [['other'], []],
    ]);
  });
  test('never has more moments than somebody likes to watch', () => {
    const many = Array.from({ length: 30 }, (_, index) => event('reis', seat('A'), number('amount', index + 1)));
    const told = moments(later, new Map(), many, []);
    expect(told.length).toBe(MOMENTS);
    expect(told.flatMap((one) => one.pulses).length).toBe(30);
  });

  const entries = [played(1, 'A x'), played(2, 'B y', ...events)];
  const table = { drawing: before, entries, document: null, voice: null, id: 't' } as unknown as TableState;
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    preferences.speed = 'normal';
  });
  function begin(speed: Speed) {
    preferences.speed = speed;
    const story = new Story();
    table.drawing = before;
    story.open(table);
    table.drawing = later;
    story.follow(later);
    return story;
  }
  const steps = 4;

  for (const speed of ['slow', 'normal', 'fast'] as const) {
    test(`is told one after the other: ${speed}`, async () => {
      const story = begin(speed);
      const each = SPEEDS[speed];
      expect(story.telling).toBe(true);
      expect(story.flights.map(({ kind }) => kind)).toEqual(['cube-blue']);
      expect(story.waiting.map(({ kind }) => kind)).toEqual(['cube-red', 'other']);
      expect(story.coming.has('r2')).toBe(true);
      await vi.advanceTimersByTimeAsync(each);
      expect([story.flights.length, story.pulses.map(({ by }) => by)]).toEqual([0, [-3]]);
      expect(story.coming.has('b2')).toBe(false);
      await vi.advanceTimersByTimeAsync((steps - 1) * each);
      expect([story.flights.length, story.coming.size, story.telling]).toEqual([0, 0, true]);
      await vi.advanceTimersByTimeAsync(each);
      expect([story.telling, story.shown?.at]).toEqual([false, 2]);
    });
  }
  test('is there at once for who wants no motion', () => {
    const story = begin('off');
    expect([story.telling, story.flights.length, story.shown?.at]).toEqual([false, 0, 2]);
  });
  test('is there at once for whose system asks for less motion', () => {
    vi.spyOn(preferences, 'duration', 'get').mockReturnValue(0);
    const story = begin('normal');
    expect([story.telling, story.flights.length, story.shown?.at]).toEqual([false, 0, 2]);
  });
  test('is skipped', async () => {
    const story = begin('normal');
    await vi.advanceTimersByTimeAsync(100);
    story.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([story.telling, story.flights.length, story.waiting.length, story.coming.size]).toEqual([false, 0, 0, 0]);
  });
  test('and all since one’s turn can be watched again, however many there were', async () => {
    const asked: number[] = [];
    vi.spyOn(calls, 'drawing').mockImplementation((_voice, _id, at = 0) => {
      asked.push(at);
      return Promise.resolve({ ...before, at });
    });
    preferences.speed = 'fast';
    const story = new Story();
    table.drawing = { ...later, at: 40 };
    story.open(table);
    const watched = story.watch(10);
    await vi.advanceTimersByTimeAsync(60_000);
    await watched;
    expect([Math.min(...asked), new Set(asked).size, story.telling]).toEqual([10, 30, false]);
  });
});
