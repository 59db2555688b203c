import { afterEach, expect, test, vi } from 'vitest';
import * as calls from './calls.ts';
import { Unreachable } from './http.ts';

const voice = { language: 'en' };
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Time that passes when the test says so. */
function clocks() {
  const clocks: { patience: number; strike: () => void }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((patience) => {
    const controller = new AbortController();
    clocks.push({ patience, strike: () => controller.abort() });
    return controller.signal;
  });
  return clocks;
}

test('who never answers is away; who thinks has more time', async () => {
  const set = clocks();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late')))),
  );
  const asked = [calls.table(voice, 't'), calls.hint(voice, 't')];
  for (const clock of set) clock.strike();
  for (const one of asked) await expect(one).rejects.toBeInstanceOf(Unreachable);
  expect(set.map((clock) => clock.patience)).toEqual([15_000, 40_000]);
});

test('an answer that breaks off is none', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"games":'));
  await expect(calls.games(voice)).rejects.toBeInstanceOf(Unreachable);
});

test('whoever sits down adds something random, each time something else', async () => {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)) as Record<string, unknown>);
    return new Response('{}');
  });
  const table = { game: 'lisboa', seats: [], options: {}, visibility: 'private', hints: true, practice: true } as const;
  await calls.create(voice, { ...table, seats: ['me'] });
  await calls.join(voice, 't', 'B');
  await calls.joinByLink(voice, 'secret');
  await calls.rematch(voice, 't');
  await calls.start(voice, 't');
  const nonces = bodies.map((body) => body.nonce);
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(nonces).size).toBe(5);
  expect(bodies[1]).toMatchObject({ seat: 'B' });
  expect(bodies[2]).toEqual({ token: 'secret', nonce: nonces[2] });
});
