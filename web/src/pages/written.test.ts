// What somebody has written or chosen is never taken away by an answer that comes later.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Component } from 'svelte';
import type { Me } from '#wire';
import * as calls from '../api/calls.ts';
import { session } from '../state/session.svelte.ts';
import { settings } from '../state/settings.svelte.ts';
import type { TableState } from '../state/table.svelte.ts';
import Files from '../table/Files.svelte';
import Talk from '../table/Talk.svelte';
import { words } from '../words/words.svelte.ts';
import Join from './Join.svelte';
import Settings from './Settings.svelte';

vi.mock('../api/calls.ts');
const asked = vi.mocked(calls);
const me = { name: 'Ana' } as Me;
const table = { id: 't1', voice: { language: 'en' }, mine: 'A', entries: [], state: null } as unknown as TableState;

/** An answer that comes when it is told to. */
function later<T>(answer: T): [Promise<T>, () => Promise<void>] {
  let come = () => {};
  const promise = new Promise<T>((resolve) => (come = () => resolve(answer)));
  return [promise, async () => {
    come();
    await vi.waitFor(() => promise);
    await tick();
  }];
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => words.speak('en'));
beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  session.known = false;
  session.me = null;
});
afterEach(() => {
  cleanup();
  settings.language = 'en';
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

test.each([
  ['an invitation', Join as Component<Record<string, unknown>>, { token: 'x' }],
  ['the settings', Settings as Component<Record<string, unknown>>, {}],
])('a name written before the server answered stays: %s', async (_, page, props) => {
  const [answer, come] = later(me);
  asked.me.mockReturnValue(answer);
  render(page, props);
  await write('Your name', 'Bea');
  await come();
  await settled();
  expect(session.me).toEqual(me);
  expect(field('Your name').value).toBe('Bea');
});

test('a name that is known is offered', async () => {
  asked.me.mockResolvedValue(me);
  render(Join, { token: 'x' });
  await vi.waitFor(() => expect(field('Your name').value).toBe('Ana'));
});

test('what is written while a remark is on its way stays', async () => {
  const [answer, come] = later({} as Awaited<ReturnType<typeof calls.chat>>);
  asked.chat.mockReturnValueOnce(answer);
  render(Talk, { table });
  await write('Say something', 'Olá!');
  await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await write('Say something', 'How are you');
  await come();
  await settled();
  expect(field('Say something').value).toBe('How are you');
  asked.chat.mockResolvedValueOnce({} as never);
  await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(field('Say something').value).toBe(''));
  const [first, second] = asked.chat.mock.calls.map(([, , said]) => said);
  expect([first?.text, second?.text]).toEqual(['Olá!', 'How are you']);
  expect(first?.id).not.toBe(second?.id);
});

test('a report that is being written outlives a reload', async () => {
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  const first = render(Files, { table });
  await open();
  await write('What happened, and what did you expect?', 'It rains.');
  first.unmount();
  render(Files, { table });
  await open();
  expect(field('What happened, and what did you expect?').value).toBe('It rains.');
});
