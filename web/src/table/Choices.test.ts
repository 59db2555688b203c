import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Choice } from '#wire';
import { words } from '../words/words.svelte.ts';
import Choices from './Choices.svelte';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

const choice = (text: string, group: string, more: Partial<Choice> = {}): Choice => ({
  action: { line: text.toLowerCase(), kind: 'x', fields: [], text },
  group: { line: group, kind: group, fields: [], text: group },
  ...more,
});
const many = (group: string, count: number) =>
  Array.from({ length: count }, (_, index) => choice(`${group} ${index + 1}`, group));

function show(choices: Choice[]) {
  const chosen = vi.fn();
  render(Choices, { choices, busy: false, game: 'lisboa', onlook: () => {}, onchoose: chosen });
  return chosen;
}

test('a few choices are all in sight', async () => {
  const chosen = show([...many('Cards', 5), ...many('Places', 7)]);
  expect(screen.getAllByRole('button')).toHaveLength(12);
  await fireEvent.click(screen.getByRole('button', { name: 'Places 3' }));
  expect(chosen.mock.calls[0]?.[0].action.text).toBe('Places 3');
});

test('of many the heading is chosen first', async () => {
  show([...many('Cards', 6), ...many('Places', 8)]);
  expect(screen.getAllByRole('button').map((button) => button.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'Cards 6 choices',
    'Places 8 choices',
  ]);
  await fireEvent.click(screen.getByRole('button', { name: /^Places/ }));
  expect(screen.getByRole('button', { name: 'Places 8' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cards 1' })).toBeNull();
});

test('things that are called the same stand in nobody’s way', () => {
  const refusal = { rule: 'L4.2', because: { line: '', kind: '', fields: [], text: 'You produce nothing.' } };
  show([
    { ...choice('Play a treasury card', 'Cards', { refusal }), action: { ...choice('Play a treasury card', 'Cards').action, line: 'one' } },
    { ...choice('Play a treasury card', 'Cards', { refusal }), action: { ...choice('Play a treasury card', 'Cards').action, line: 'two' } },
  ]);
  expect(screen.getAllByText('Play a treasury card')).toHaveLength(1);
});

test('what is not possible says why, and is no button', () => {
  const because = { line: '', kind: '', fields: [], text: 'You have 3 réis and need 5.' };
  show([choice('Build', 'Places', { refusal: { rule: 'L7.2', because } })]);
  expect(screen.queryByRole('button', { name: 'Build' })).toBeNull();
  expect(screen.getByText(/You have 3 réis and need 5/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /L7\.2/ })).toBeTruthy();
});
