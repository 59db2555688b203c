import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../words/words.svelte.ts';
import Table from './Table.svelte';

let asked: number;
let answer: (response: Promise<Response>) => void;

beforeAll(() => words.speak('en'));
beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return new Promise((resolve) => (answer = resolve));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('who has left is not waited for any more', async () => {
  const { unmount } = render(Table, { id: 't' });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
  unmount();
  answer(Promise.reject(new TypeError('network')));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
});

test('a server that is away is asked again, and the page says so', async () => {
  render(Table, { id: 't' });
  await vi.advanceTimersByTimeAsync(0);
  answer(Promise.reject(new TypeError('network')));
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('status').textContent).toMatch(/Trying again/);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(asked).toBe(2);
});
