import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './alert.ts';
import { settings } from './settings.svelte.ts';

const HALF_MINUTE = 30_000;
let notes = 0;

beforeEach(() => {
  vi.useFakeTimers();
  notes = 0;
  const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      destination = {};
      createOscillator = () => ({ frequency: {}, connect: (to: unknown) => to, start: () => (notes += 1), stop() {} });
      createGain = () => ({ gain, connect: (to: unknown) => to });
    },
  );
  Object.assign(settings, { sound: true, soundAgain: true });
});
afterEach(() => {
  Object.assign(settings, { sound: false, soundAgain: false });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the sound is repeated every half minute until it is heard', () => {
  const stop = call('Your turn', 'Lisboa');
  expect(notes).toBe(2);
  vi.advanceTimersByTime(2 * HALF_MINUTE);
  expect(notes).toBe(6);
  stop();
  vi.advanceTimersByTime(10 * HALF_MINUTE);
  expect(notes).toBe(6);
});

test('it is not repeated for who did not ask for it, or asks no longer', () => {
  settings.soundAgain = false;
  const stop = call('Your turn', 'Lisboa');
  vi.advanceTimersByTime(10 * HALF_MINUTE);
  expect(notes).toBe(2);
  settings.soundAgain = true;
  settings.sound = false;
  vi.advanceTimersByTime(10 * HALF_MINUTE);
  expect(notes).toBe(2);
  stop();
});
