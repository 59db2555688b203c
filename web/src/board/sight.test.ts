import { beforeEach, expect, test } from 'vitest';
import type { Drawing } from '#wire';
import * as plane from './plane.ts';
import { preferences } from './preferences.svelte.ts';
import { Sight, type Start } from './sight.svelte.ts';

const frame = (x: number) => ({ x, y: 0, w: 100, h: 100 });
const area = (id: string, x: number, seat?: string) => ({ id, region: id, frame: frame(x), ...(seat ? { seat } : {}) });
const node = (key: string, at: string, x: number) => ({ key, area: at, frame: frame(x), layer: 'piece', svg: '' });
const drawing = {
  at: 0,
  areas: [area('cards', 0), area('town', 120), area('ana', 240, 'A'), area('bea', 360, 'B')],
  nodes: [node('card', 'cards', 0), node('land', 'town', 120), node('site', 'town', 150), node('dock', 'ana', 240)],
} as unknown as Drawing;

/** What is somebody's lies far from what is common. */
const far = (one: { frame: { x: number } }) => ({ ...one, frame: { ...one.frame, x: one.frame.x + (one.frame.x >= 240 ? 2000 : 0) } });
const apart = { ...drawing, areas: drawing.areas.map(far), nodes: drawing.nodes.map(far) } as unknown as Drawing;

function look(width: number, start: Start, stops: string[] = [], drawn = drawing) {
  const open = new Set(stops);
  let moved = 0;
  const sight = new Sight({
    drawing: () => drawn,
    mine: () => 'A',
    stops: () => open,
    kept: () => `lisboa ${start}`,
    start: () => start,
    moved: () => (moved += 1),
  });
  sight.width = width;
  return { sight, moved: () => moved };
}
beforeEach(() => (preferences.sights = {}));

test('what is looked at is near, unless it is the table', () => {
  expect(plane.near(drawing, 'town')).toEqual(new Set(['town']));
  expect(plane.near(drawing, plane.seated('B'))).toEqual(new Set(['bea']));
  expect(plane.near(drawing, plane.COMMON)).toBeNull();
  expect(plane.near(drawing, plane.WHOLE)).toBeNull();
});

test('a phone looks where the question is, a desk at everything common', () => {
  expect(look(360, 'table', ['card', 'land', 'site']).sight.looked).toBe('town');
  expect(look(360, 'table').sight.looked).toBe('cards');
  expect(look(1000, 'wide', ['land']).sight.looked).toBe(plane.COMMON);
  expect(look(360, 'me', ['land']).sight.looked).toBe('ana');
  expect(look(360, 'others').sight.looked).toBe('bea');
});

test('where somebody went is kept for the next time', () => {
  const { sight, moved } = look(360, 'table', ['land']);
  expect(sight.turn(1)).toBe(true);
  expect([sight.looked, moved()]).toEqual(['ana', 1]);
  expect(look(360, 'table', ['land']).sight.looked).toBe('ana');
});

test('what is moved by hand rests no longer, until an area is fitted', () => {
  const { sight } = look(360, 'table');
  expect(sight.zoom(2)).toBe(true);
  expect(sight.resting).toBe(false);
  const { x } = sight.view;
  sight.pan(-20, 0);
  expect(sight.view.x).toBeLessThan(x);
  sight.go('cards');
  expect(sight.resting).toBe(true);
});

test('a board on which something could not be read looks at one area', () => {
  const wide = { ...drawing, areas: drawing.areas.map((one) => ({ ...one, frame: { ...one.frame, x: one.frame.x * 8 } })) };
  const first = (drawing: Drawing, width: number) => {
    const sight = new Sight({ drawing: () => drawing, mine: () => 'A', stops: () => new Set(['land']), kept: () => 'x', start: () => 'wide', moved: () => {} });
    sight.width = width;
    return sight.looked;
  };
  expect(first(drawing, 768)).toBe(plane.COMMON);
  expect(first(wide, 768)).toBe('town');
  expect(first(wide, 1100)).toBe(plane.COMMON);
});

const stop = (...keys: string[]) => apart.nodes.filter((node) => keys.includes(node.key));

test('the view goes where the question is, and back', () => {
  const { sight } = look(640, 'wide', [], apart);
  sight.attend(stop('dock'));
  expect([sight.looked, sight.taken]).toEqual([plane.seated('A'), true]);
  sight.attend(stop('land'));
  expect([sight.looked, sight.taken]).toEqual([plane.COMMON, false]);
  sight.attend(stop('dock'));
  sight.attend([]);
  expect(sight.looked).toBe(plane.COMMON);
  expect(preferences.sights).toEqual({});
});

test('on a phone too', () => {
  const { sight } = look(360, 'table', [], apart);
  sight.attend(stop('dock'));
  expect([sight.looked, sight.home]).toEqual(['ana', 'cards']);
  sight.back();
  expect(sight.looked).toBe('cards');
});

test('most of what can be chosen is seen, if not all of it', () => {
  const { sight } = look(640, 'wide', [], apart);
  sight.attend(stop('dock', 'land', 'site'));
  expect(sight.looked).toBe(plane.COMMON);
});

test('nobody is taken away from what they chose to look at, while something can be chosen there', () => {
  const { sight } = look(360, 'table', [], apart);
  sight.go('cards');
  sight.attend(stop('card', 'land', 'site'));
  expect(sight.looked).toBe('cards');
  sight.attend(stop('land', 'site'));
  expect(sight.looked).toBe('town');
});

test('nor while they move the board', () => {
  const { sight } = look(360, 'table', [], apart);
  sight.zoom(2);
  sight.attend(stop('dock'));
  expect([sight.taken, sight.resting]).toEqual([false, false]);
});

test('nobody is taken back to an area they looked at long ago', () => {
  const { sight } = look(1000, 'wide', [], apart);
  sight.go('ana');
  sight.attend(stop('land'));
  expect([sight.looked, sight.taken]).toEqual([plane.COMMON, false]);
  sight.attend([]);
  expect(sight.looked).toBe(plane.COMMON);
});

test('whoever asks for the things of players is shown them, wherever the question is', () => {
  for (const [start, area] of [['me', 'ana'], ['others', 'bea']] as const) {
    const { sight } = look(360, start, [], apart);
    sight.attend(stop('land', 'site'));
    expect(sight.looked).toBe(area);
  }
});
