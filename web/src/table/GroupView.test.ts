import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Group } from '#wire';
import { tips } from '../ui/tip.svelte.ts';
import { words } from '../words/words.svelte.ts';
import GroupView from './GroupView.svelte';
import { places } from './places.svelte.ts';

beforeAll(() => words.speak('en'));
afterEach(cleanup);

const table: Group = {
  id: 'lands',
  title: 'Lands',
  columns: [
    { id: '1', title: 'Column 1' },
    { id: '2', title: 'Column 2' },
  ],
  items: [
    {
      id: 'row-a',
      name: 'Row A',
      cells: [
        { id: 'a1', name: 'A1', state: 'free', things: [{ family: 'land', word: 'a1' }], about: 'Gold street.' },
        { id: 'a2', name: 'A2', state: 'store of Ana', owner: 'A', provenance: 'reconstructed' },
      ],
    },
  ],
};

test('a table is a table: rows, columns and cells with their names', () => {
  render(GroupView, { group: table, title: 'Downtown' });
  const found = screen.getByRole('table', { name: 'Lands' });
  expect(within(found).getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Column 1', 'Column 2']);
  expect(within(found).getByRole('rowheader').textContent).toContain('Row A');
  expect(within(found).getByRole('button', { name: /A1.*free/s })).toBeTruthy();
});

test('an explanation says what a thing does and where its figures come from', async () => {
  render(GroupView, { group: table, title: 'Downtown' });
  await fireEvent.click(screen.getByRole('button', { name: /A2/ }));
  expect(tips.shown?.tip.note).toMatch(/our reconstruction/);
  await fireEvent.click(screen.getByRole('button', { name: /A1/ }));
  expect(tips.shown?.tip.lines).toContain('Gold street.');
});

test('a group is one stop for Tab, and arrows go on', async () => {
  render(GroupView, { group: table, title: 'Downtown' });
  const [first, second] = screen.getAllByRole('button');
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
  first?.focus();
  await fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
});

test('a choice that speaks of a place shows it', async () => {
  render(GroupView, { group: table, title: 'Downtown' });
  places.point({ line: '', kind: '', fields: [{ name: 'land', value: { name: { family: 'land', word: 'a1' } } }] });
  await Promise.resolve();
  expect(document.getElementById('item-a1')?.classList.contains('pointed')).toBe(true);
  expect(document.getElementById('item-a2')?.classList.contains('pointed')).toBe(false);
});
