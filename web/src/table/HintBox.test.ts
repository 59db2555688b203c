import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { State } from '#wire';
import { settings } from '../state/settings.svelte.ts';
import { TableState } from '../state/table.svelte.ts';
import { words } from '../words/words.svelte.ts';
import HintBox from './HintBox.svelte';

let answers: (() => void)[];
const answer = () => {
  for (const one of answers.splice(0)) one();
};

beforeAll(() => words.speak('en'));
beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', (path: string) => {
    const language = new URL(path, 'http://table').searchParams.get('lang') ?? '';
    const hints = [{ action: { line: 'keep canon', kind: '', fields: [] }, text: `hint in ${language}` }];
    const found = new Response(JSON.stringify({ hints, stopped: false }));
    return new Promise((resolve) => answers.push(() => resolve(found)));
  });
  const table = new TableState('t');
  table.state = { table: { mine: 'A' }, position: 1, choices: [] } as unknown as State;
  render(HintBox, { table, onlook: () => {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.language = 'en';
});

const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Hint' }));

test('a hint is gone when another language is spoken', async () => {
  await ask();
  answer();
  await screen.findByText('hint in en');
  settings.language = 'it';
  await waitFor(() => expect(screen.queryByText('hint in en')).toBeNull());
});

test('a hint that comes after the language has changed is not shown', async () => {
  await ask();
  settings.language = 'it';
  answer();
  // It can be asked for again, and then it is told.
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('false'));
  expect(screen.queryByText('hint in en')).toBeNull();
  await ask();
  answer();
  await screen.findByText('hint in it');
});
