import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '#wire';
import * as calls from '../api/calls.ts';
import { Unreachable } from '../api/http.ts';
import { announcer } from '../state/announcer.svelte.ts';
import type { TableState } from '../state/table.svelte.ts';
import { words } from '../words/words.svelte.ts';
import { MOST, Narrator } from './narrator.ts';

vi.mock('../api/calls.ts');
const since = vi.mocked(calls.since);

const said = (text: string) => ({ line: text, kind: 'x', fields: [], text });
const told = (...texts: string[]) => texts.map((text) => ({ stream: 1, event: said(text) }));
let stream = 0;
const played = (seat: string, ...texts: string[]): Entry => {
  stream += 1;
  return { stream, at: 0, what: { played: { position: stream, steps: [{ number: 0, line: `${seat} x`, events: texts.map(said) }] } } };
};
const talk = (text: string): Entry => ({ stream: (stream += 1), at: 0, what: { said: { by: 'Bea', channel: 'seated', text } } });
const many = (count: number, name = 'b') => Array.from({ length: count }, (_, index) => `${name}${index}`);

let heard: string[];
let table: { id: string; voice: object; mine: string | null; myTurn: boolean; state: unknown };
let narrator: Narrator;

beforeAll(() => words.speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  vi.spyOn(announcer, 'tell').mockImplementation((sentences) => void heard.push(...sentences));
  since.mockReset();
  const due = { decision: { seat: 'A', prompt: said('Which?') } };
  table = { id: 't', voice: {}, mine: 'A', myTurn: false, state: { due } };
  narrator = new Narrator(table as unknown as TableState);
});
afterEach(() => {
  narrator.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pause = () => vi.advanceTimersByTimeAsync(2000);
async function turn(): Promise<void> {
  table.myTurn = true;
  await narrator.turn();
}

test('slow others are told as they pause, in a few sentences until my turn', async () => {
  narrator.news([played('A', 'mine')]);
  await pause();
  for (let count = 0; count < 6; count += 1) {
    narrator.news([played('B', ...many(3, `b${count}-`))]);
    await pause();
  }
  expect(heard[0]).toBe('mine');
  expect(heard.length).toBeGreaterThan(3);
  since.mockResolvedValueOnce({ told: told(...many(8)), left_out: 4 });
  await turn();
  const others = heard.slice(1, -2);
  expect(others).toHaveLength(MOST);
  expect(others.at(-1)).toBe('11 more events are in the log.');
  expect(heard.slice(-2)).toEqual(['Your turn.', 'Which?']);
});

test('the next round has its sentences again', async () => {
  narrator.news([played('B', ...many(7))]);
  await turn();
  heard.length = 0;
  table.myTurn = false;
  narrator.news([played('A', 'mine'), played('B', ...many(7))]);
  await turn();
  expect(heard).toEqual(['mine', ...many(7), 'Your turn.', 'Which?']);
});

test('nothing overtakes what is still being asked for', async () => {
  narrator.news([played('B', ...many(9))]);
  let answer = (_: Awaited<ReturnType<typeof calls.since>>) => {};
  since.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const told_ = turn();
  narrator.news([talk('Olá!')]);
  await pause();
  expect(heard).toEqual([]);
  answer({ told: told('in short'), left_out: 8 });
  await told_;
  await pause();
  expect(heard).toEqual(['in short', 'Your turn.', 'Which?', 'Bea: “Olá!”']);
});

test('what is said is heard at once and takes nobody’s place', async () => {
  narrator.news(many(10, 'hi').map(talk));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveLength(10);
  narrator.news([played('B', ...many(8))]);
  await turn();
  expect(heard.slice(10, 18)).toEqual(many(8));
});

test('a server that does not answer leaves what is known here', async () => {
  narrator.news([played('B', ...many(20))]);
  since.mockRejectedValueOnce(new Unreachable());
  await turn();
  expect(heard).toEqual([...many(7), '13 more events are in the log.', 'Your turn.', 'Which?']);
});

test('who watches hears every pause', async () => {
  table.mine = null;
  for (let count = 0; count < 4; count += 1) {
    narrator.news([played('B', ...many(5))]);
    await pause();
  }
  expect(heard).toHaveLength(20);
});

test('the end is told, however much it was', async () => {
  narrator.news([played('B', ...many(30))]);
  await pause();
  expect(heard).toEqual([]);
  since.mockResolvedValueOnce({ told: told(...many(8)), left_out: 22 });
  await narrator.end();
  expect(heard).toEqual(many(8));
});
