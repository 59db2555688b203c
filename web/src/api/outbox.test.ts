import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, Unreachable } from './http.ts';
import { newId, Outbox, type Letter } from './outbox.ts';

const letter: Letter = { id: 'one', holder: null, position: 3, action: 'keep canon' };
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a letter is sent with the same id until somebody answers', async () => {
  const sent: Letter[] = [];
  const waits: number[] = [];
  const outbox = new Outbox(
    't',
    async (one) => {
      sent.push(one);
      if (sent.length < 4) throw new Unreachable();
    },
    async (milliseconds) => void waits.push(milliseconds),
  );
  await outbox.post(letter);
  expect(sent).toEqual([letter, letter, letter, letter]);
  expect(waits).toEqual([500, 1000, 2000]);
  expect(outbox.left()).toEqual([]);
});

test('a letter outlives the page', async () => {
  let answer: () => void = () => {};
  const never = new Outbox('t', () => new Promise<void>((resolve) => (answer = resolve)));
  const posted = never.post(letter);
  expect(new Outbox('t', async () => {}).left()).toEqual([letter]);
  expect(new Outbox('another', async () => {}).left()).toEqual([]);
  answer();
  await posted;
  expect(never.left()).toEqual([]);
});

test('a refusal is told and not sent again', async () => {
  let sent = 0;
  const outbox = new Outbox('t', async () => {
    sent += 1;
    throw new Refused({ code: 'refused', message: 'No.' });
  });
  await expect(outbox.post(letter)).rejects.toThrow('No.');
  expect(sent).toBe(1);
  expect(outbox.left()).toEqual([]);
});

test('who asks too often waits as long as the server says', async () => {
  const waits: number[] = [];
  let sent = 0;
  const outbox = new Outbox(
    't',
    async () => {
      sent += 1;
      if (sent === 1) throw new Refused({ code: 'too_many', message: 'Wait.', retry_after: 3 });
    },
    async (milliseconds) => void waits.push(milliseconds),
  );
  await outbox.post(letter);
  expect(waits).toEqual([3000]);
});

test('another tab keeps its own letters, and order is by position', async () => {
  const later: Letter = { ...letter, id: 'two', holder: 'B', position: 5 };
  const never = () => new Promise<void>(() => {});
  void new Outbox('t', never).post(later);
  void new Outbox('t', never).post(letter);
  expect(new Outbox('t', never).left()).toEqual([letter, later]);
  await new Outbox('t', async () => {}).post(letter);
  expect(new Outbox('t', never).left()).toEqual([later]);
});

test('a storage that is blocked does not stop a decision', async () => {
  const blocked = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  const sent: Letter[] = [];
  const outbox = new Outbox('t', async (one) => void sent.push(one));
  await outbox.post(letter);
  expect(sent).toEqual([letter]);
  expect(outbox.left()).toEqual([]);
});

test('ids differ', () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
});
