import { expect, test, vi } from 'vitest';
import { say, words } from './words.svelte.ts';

test('of two languages the one chosen last is spoken', async () => {
  await words.speak('en');
  await Promise.all([words.speak('it'), words.speak('pt')]);
  expect(words.language).toBe('pt');
});

test('words that cannot be fetched are waited for, in those of before', async () => {
  vi.useFakeTimers();
  const late = vi.fn();
  await words.speak('en');
  const speak = vi.spyOn(words, 'speak').mockRejectedValueOnce(new TypeError('network'));
  const turned = words.turnTo('es', late);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.mock.calls).toEqual([[true]]);
  expect(say('web-reload')).toBe('Load again');
  await vi.advanceTimersByTimeAsync(2_000);
  await turned;
  expect(late.mock.calls).toEqual([[true], [false]]);
  expect(say('web-reload')).toBe('Recargar');
  speak.mockRestore();
  vi.useRealTimers();
});
