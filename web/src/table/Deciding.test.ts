import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Choice, State } from '#wire';
import { settings } from '../state/settings.svelte.ts';
import { TableState } from '../state/table.svelte.ts';
import { words } from '../words/words.svelte.ts';
import Deciding from './Deciding.svelte';
import { places } from './places.svelte.ts';

const choice = (text: string): Choice => ({
  action: { line: 'keep canon', kind: 'keep', fields: [], text },
  group: { line: 'keep', kind: 'keep', fields: [], text: 'Keep' },
});

/** Ana's table, as far as deciding is concerned. */
function state(more: Partial<{ position: number; mine: string | null; text: string }> = {}): State {
  const { position = 4, mine = 'A', text = 'Keep the canon' } = more;
  return {
    table: { mine, game: 'lisboa', seats: [], hints: false },
    position,
    stream: 0,
    due: { decision: { seat: 'A', prompt: { line: '', kind: '', fields: [], text: 'What?' } } },
    choices: mine === 'A' ? [choice(text)] : [],
    undo: { no: { why: '' } },
  } as unknown as State;
}

let table: TableState;
const act = vi.fn(async (_action: string, _position: number) => true);
/** What the server says of a choice; an error is nobody there. */
let preview: () => Promise<unknown>;

beforeAll(() => words.speak('en'));
beforeEach(() => {
  settings.confirm = 'final';
  preview = async () => ({ events: [], reveals: false, hands_on: false });
  vi.stubGlobal('fetch', async (path: string) =>
    new Response(JSON.stringify(path.includes('/preview') ? await preview() : { told: [], left_out: 0 })),
  );
  table = new TableState('t');
  act.mockClear();
  table.act = act;
  table.state = state();
  render(Deciding, { table, onlog: () => {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = () => fireEvent.click(screen.getByRole('button', { name: 'Keep the canon' }));

test('a choice is made as the table stood when it was made', async () => {
  await choose();
  await waitFor(() => expect(act).toHaveBeenCalledWith('keep canon', 4));
});

test('a choice in a position that is gone is dropped', async () => {
  let answer: (what: unknown) => void = () => {};
  preview = () => new Promise((resolve) => (answer = resolve));
  await choose();
  table.state = state({ position: 5 });
  await tick();
  answer({ events: [], reveals: false, hands_on: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(act).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull();
});

test('where nobody can say what comes of it, it is asked again', async () => {
  preview = () => Promise.reject(new TypeError('network'));
  await choose();
  await fireEvent.click(await screen.findByRole('button', { name: 'Do it' }));
  expect(screen.getByText(/cannot be told just now/)).toBeTruthy();
  expect(act).toHaveBeenCalledWith('keep canon', 4);
});

test('in another language the choices of the board and the question are others', async () => {
  settings.confirm = 'always';
  expect(places.choices.map(({ action }) => action.text)).toEqual(['Keep the canon']);
  await choose();
  await screen.findByRole('button', { name: 'Do it' });
  table.state = state({ text: 'Tieni il canonico' });
  await tick();
  expect(places.choices.map(({ action }) => action.text)).toEqual(['Tieni il canonico']);
  expect(screen.getByRole('group', { name: 'Tieni il canonico' })).toBeTruthy();
});

test('choices that are only read again stay the same', async () => {
  const before = places.choices;
  table.state = state();
  await tick();
  expect(places.choices).toBe(before);
});

test('whoever sits down finds the choices on the board', async () => {
  table.state = state({ mine: null });
  await tick();
  expect(places.choices).toEqual([]);
  table.state = state();
  await tick();
  expect(places.choices).toHaveLength(1);
});

test('the question has the focus, unless somebody is elsewhere', async () => {
  await waitFor(() => expect(document.activeElement?.id).toBe('prompt'));
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  table.state = state({ position: 5 });
  await tick();
  await tick();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
