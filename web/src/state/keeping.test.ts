import { expect, test } from 'vitest';
import { Keeping } from './keeping.ts';

const blocked = () => {
  throw new DOMException('no', 'SecurityError');
};

test('what is kept is there for the next page', () => {
  localStorage.clear();
  new Keeping(() => localStorage).set('a.1', 'one');
  const next = new Keeping(() => localStorage);
  expect(next.get('a.1')).toBe('one');
  expect(next.keys('a.')).toEqual(['a.1']);
  expect(next.keys('b.')).toEqual([]);
  next.delete('a.1');
  expect(next.get('a.1')).toBeNull();
});

test('a browser that keeps nothing holds it for this page', () => {
  const keeping = new Keeping(blocked);
  expect(keeping.get('a')).toBeNull();
  keeping.set('a', 'one');
  expect(keeping.get('a')).toBe('one');
  expect(keeping.keys('a')).toEqual(['a']);
  keeping.delete('a');
  expect(keeping.get('a')).toBeNull();
});

test('a full storage is no reason to forget', () => {
  let full = false;
  const keeping = new Keeping(() => {
    if (full) return { setItem: blocked, getItem: () => 'old' } as unknown as Storage;
    return localStorage;
  });
  keeping.set('a', 'old');
  full = true;
  keeping.set('a', 'new');
  expect(keeping.get('a')).toBe('new');
});
