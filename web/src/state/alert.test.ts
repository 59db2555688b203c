import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let notes: number;
let speakers: Speaker[];

class Speaker {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  #waiting: (() => void)[] = [];
  constructor() {
    speakers.push(this);
  }
  /** Allowed only when the test says so. */
  allow(): void {
    this.state = 'running';
    for (const done of this.#waiting.splice(0)) done();
  }
  resume = vi.fn(() => new Promise<void>((resolve) => this.#waiting.push(resolve)));
  createOscillator() {
    return { frequency: {}, connect: (to: unknown) => to, start: () => (notes += 1), stop() {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to: unknown) => to };
  }
}

/** Nothing is left from the test before. */
async function fresh() {
  vi.resetModules();
  const { settings } = await import('./settings.svelte.ts');
  settings.notifications = true;
  return import('./alert.ts');
}

beforeEach(() => {
  [notes, speakers] = [0, []];
  vi.stubGlobal('AudioContext', Speaker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what could not sound is not made up for all at once', async () => {
  const { ring } = await fresh();
  for (let count = 0; count < 3; count += 1) {
    ring();
    vi.advanceTimersByTime(30_000);
  }
  expect(speakers).toHaveLength(1);
  const asked = speakers[0]?.resume.mock.calls.length ?? 0;
  // A touch of the page lets it sound.
  dispatchEvent(new Event('pointerdown'));
  expect(speakers[0]?.resume.mock.calls.length).toBe(asked + 1);
  speakers[0]?.allow();
  await vi.advanceTimersByTimeAsync(0);
  expect(notes).toBe(0);
  ring();
  expect(notes).toBe(2);
});

test('a sound that is allowed a moment later is heard', async () => {
  const { ring } = await fresh();
  ring();
  speakers[0]?.allow();
  await vi.advanceTimersByTimeAsync(0);
  expect(notes).toBe(2);
});

test.each([
  ['throws when one is made', class {
    static permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }],
  ['has none', undefined],
])('a browser that %s calls nobody, and nothing breaks', async (_, Notification) => {
  if (Notification) vi.stubGlobal('Notification', Notification);
  else Reflect.deleteProperty(window, 'Notification');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { call, notice } = await fresh();
  expect(notice('Your turn', 'Lisboa')).toBeNull();
  call('Your turn', 'Lisboa')();
});
