import { expect, test } from 'vitest';
import { read } from './route.svelte.ts';

test.each([
  ['/', '', { page: 'front' }],
  ['/new', '', { page: 'new', game: null }],
  ['/new/lisboa', '', { page: 'new', game: 'lisboa' }],
  ['/table/abc', '#region-x', { page: 'table', id: 'abc' }],
  ['/join', '#secret', { page: 'join', token: 'secret' }],
  ['/rules', '', { page: 'rules', game: 'lisboa' }],
  ['/rules/madeira', '#M1', { page: 'rules', game: 'madeira' }],
  ['/rules/x', '', { page: 'nowhere' }],
  ['/new/x', '', { page: 'nowhere' }],
  ['/settings', '', { page: 'settings' }],
  ['/settings/x', '', { page: 'nowhere' }],
  ['/table', '', { page: 'nowhere' }],
  ['/elsewhere', '', { page: 'nowhere' }],
])('%s%s', (path, hash, place) => expect(read(path, hash)).toEqual(place));
