import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as calls from '../api/calls.ts';
import { Refused, Unreachable } from '../api/http.ts';
import { settings } from '../state/settings.svelte.ts';
import type { TableState } from '../state/table.svelte.ts';
import { words } from '../words/words.svelte.ts';
import End from './End.svelte';

vi.mock('../api/calls.ts');
const history = vi.mocked(calls.history);
const analysis = vi.mocked(calls.analysis);

const seat = (letter: string, rank: number) => ({
  seat: letter,
  occupant: { person: { name: `Person ${letter}` } },
  rank,
  points: 10 - rank,
  forecast: 0,
  sources: [],
});
const table = {
  id: 't1',
  voice: { language: 'en' },
  mine: 'A',
  here: {},
  entries: [],
  state: {
    table: { game: 'lisboa', seats: [seat('A', 1), seat('B', 2)] },
    scores: { last: true, seats: [seat('A', 1), seat('B', 2)] },
  },
} as unknown as TableState;

const turn = { turn: 1, at: 4, seat: 'A', expected: [4, 5] };
const thinking = () => ({ done: 3, of: 40, turns: [], swings: [] });
const judged = () => ({ done: 40, of: 40, turns: [turn, turn], swings: [] });
const LATER = 60_000;

beforeAll(() => words.speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  history.mockReset().mockResolvedValue({ last: true, turns: [] });
  analysis.mockReset().mockImplementation(() => Promise.resolve(judged()));
});
afterEach(() => {
  cleanup();
  settings.language = 'en';
  vi.useRealTimers();
});

const analyse = () => fireEvent.click(screen.getByRole('button', { name: 'Analyse the game' }));
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await tick();
};

test('the analysis is asked for until it is there, and no longer', async () => {
  analysis.mockResolvedValueOnce(thinking()).mockResolvedValueOnce(thinking());
  render(End, { table });
  await analyse();
  await pass(0);
  expect(screen.getByText(/3 of 40/)).toBeTruthy();
  await pass(LATER);
  expect(screen.getByText(/never anything clearly better/)).toBeTruthy();
  expect(analysis).toHaveBeenCalledTimes(3);
  expect(history).toHaveBeenCalledTimes(1);
});

test('in another language it is asked for once more', async () => {
  render(End, { table });
  await analyse();
  await pass(LATER);
  settings.language = 'it';
  await pass(LATER);
  expect(analysis).toHaveBeenCalledTimes(2);
  expect(history).toHaveBeenCalledTimes(2);
});

test('a server that is away is waited for, also for the course of the game', async () => {
  history.mockRejectedValueOnce(new Unreachable());
  analysis.mockRejectedValueOnce(new Unreachable());
  render(End, { table });
  await analyse();
  await pass(0);
  expect(screen.getAllByText(/does not answer/)).toHaveLength(2);
  await pass(LATER);
  expect(screen.queryByText(/does not answer/)).toBeNull();
  expect(screen.getByText(/never anything clearly better/)).toBeTruthy();
  expect(history).toHaveBeenCalledTimes(2);
});

test('what is refused is told, and may be tried again', async () => {
  analysis.mockRejectedValueOnce(new Refused({ code: 'refused', message: 'Not now.' }));
  render(End, { table });
  await analyse();
  await pass(LATER);
  expect(screen.getByText('Not now.')).toBeTruthy();
  expect(analysis).toHaveBeenCalledTimes(1);
  await analyse();
  await pass(LATER);
  expect(screen.queryByText('Not now.')).toBeNull();
});

test('nobody asks when nobody looks', async () => {
  analysis.mockImplementation(() => Promise.resolve(thinking()));
  const shown = render(End, { table });
  await analyse();
  await pass(0);
  shown.unmount();
  const asked = analysis.mock.calls.length;
  await pass(LATER);
  expect(analysis).toHaveBeenCalledTimes(asked);
});
