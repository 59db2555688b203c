import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Entry, State } from '#wire';
import { settings } from '../state/settings.svelte.ts';
import { TableState } from '../state/table.svelte.ts';
import { words } from '../words/words.svelte.ts';
import SinceBox from './SinceBox.svelte';

beforeAll(() => words.speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.language = 'en';
});

const played = (stream: number, seat: string): Entry => ({
  stream,
  at: 0,
  what: { played: { position: stream, steps: [{ number: stream, line: `${seat} keep canon`, events: [] }] } },
});

test('an answer that comes late does not take the place of a newer one', async () => {
  const answers = new Map<string, () => void>();
  vi.stubGlobal('fetch', (path: string) => {
    const language = new URL(path, 'http://table').searchParams.get('lang') ?? '';
    const event = { line: '', kind: '', fields: [], text: `told in ${language}` };
    const answer = new Response(JSON.stringify({ told: [{ stream: 2, seat: 'B', event }], left_out: 0 }));
    return new Promise((resolve) => answers.set(language, () => resolve(answer)));
  });
  const table = new TableState('t');
  table.entries = [played(1, 'A'), played(2, 'B')];
  table.state = {
    table: { mine: 'A', seats: [] },
    due: { decision: { seat: 'A', prompt: {} } },
    undo: { no: { why: '' } },
  } as unknown as State;
  render(SinceBox, { table, onlog: () => {} });
  await vi.waitFor(() => expect(answers.has('en')).toBe(true));
  settings.language = 'it';
  await vi.waitFor(() => expect(answers.has('it')).toBe(true));
  answers.get('it')?.();
  await screen.findByText('told in it');
  answers.get('en')?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('told in en')).toBeNull();
  expect(screen.getByText('told in it')).toBeTruthy();
});
