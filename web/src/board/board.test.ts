import { describe, expect, test } from 'vitest';
import type { DrawnNode } from '#wire';
import { beside } from './beside.ts';
import { hiding, tooSmall } from './legible.ts';
import * as plane from './plane.ts';
import { cut, Reading } from './reading.ts';
import { show } from './shown.ts';
import { at, drawing, node } from './pieces.fixture.ts';
import { along, settle, travels } from './travel.ts';

describe('the view', () => {
  test('is as high as the window leaves room, where it can be read', () => {
    const table = drawing(0);
    const full = plane.height(table, 1000, plane.COMMON);
    expect(plane.height(table, 1000, plane.COMMON, full + 100)).toBe(full);
    expect(plane.height(table, 1000, plane.COMMON, full / 2)).toBe(full);
    const high = { ...table, areas: table.areas.map((area) => ({ ...area, frame: { ...area.frame, y: area.frame.y * 2, h: area.id === 'b' ? 300 : area.frame.h } })) };
    high.areas.push({ id: 'c', region: 'r', frame: { x: 0, y: 438, w: 340, h: 300 } });
    const all = plane.height(high, 1000, plane.COMMON);
    expect(plane.height(high, 1000, plane.COMMON, all - 20)).toBe(all - 20);
  });
  test('a fitted area is wholly in sight and legible on a phone', () => {
    for (const area of drawing(0).areas) {
      const room = { w: 360, h: plane.height(drawing(0), 360, area.id) };
      const view = plane.fit(area.frame, room);
      expect(view.k).toBeGreaterThanOrEqual(1);
      const sight = plane.seen(view, room);
      expect(sight.x).toBeLessThanOrEqual(area.frame.x);
      expect(sight.y).toBeLessThanOrEqual(area.frame.y);
      expect(sight.x + sight.w).toBeGreaterThanOrEqual(area.frame.x + area.frame.w);
      expect(sight.y + sight.h).toBeGreaterThanOrEqual(area.frame.y + area.frame.h);
    }
  });
  test('what is under the pointer stays there', () => {
    const view = { x: 20, y: -30, k: 1 };
    const next = plane.zoom(view, 2, { x: 100, y: 50 }, 0.3);
    expect([(100 - next.x) / next.k, (50 - next.y) / next.k]).toEqual([80, 80]);
    expect(plane.zoom(view, 0.01, { x: 0, y: 0 }, 0.3).k).toBe(0.3);
  });
  test('the table cannot be lost', () => {
    const room = { w: 400, h: 400 };
    const whole = plane.target(drawing(0), plane.WHOLE);
    expect(whole).toEqual({ x: 0, y: 0, w: 688, h: 838 });
    for (const k of [0.2, 1, 3]) {
      for (const far of [-9000, 9000]) {
        const held = plane.hold({ x: far, y: far, k }, whole, room);
        expect(plane.meets(plane.seen(held, room), whole)).toBe(true);
      }
    }
  });
  test('the common table is what is nobody’s', () => {
    expect(plane.target(drawing(0), plane.COMMON)).toEqual({ x: 0, y: 0, w: 688, h: 430 });
    expect(plane.target(drawing(0), 'me')).toEqual({ x: 0, y: 438, w: 340, h: 400 });
  });
});

describe('text', () => {
  test('that is too small is hidden, the rest is not', () => {
    const nodes = [node('x'), node('y', { svg: '', label: { x: 0, y: 0, size: 14, width: 9 } })];
    expect(tooSmall(nodes, 1)).toEqual([]);
    expect(tooSmall(nodes, 0.9)).toEqual([11]);
    expect(tooSmall(nodes, 0.5)).toEqual([11, 14]);
    expect(hiding([11], 0.9)).toContain('[font-size="11"]');
    expect(hiding([], 1)).toBe('');
  });
  test('is cut to its room', () => {
    expect(cut('Funchal', 60, 12)).toBe('Funchal');
    expect(cut('Porto Santo', 40, 12)).toBe('Porto…');
  });
  test('of titles comes from the document', () => {
    const reading = new Reading({
      at: 0,
      regions: [
        { id: 'r', part: 'common', title: 'Downtown', groups: [{ id: 'g', title: 'Tiles', items: [] }] },
        { id: 'seat-A', part: 'player', title: 'Ana', seat: 'A', groups: [] },
      ],
    });
    expect(drawing(0).areas.map((area) => reading.title(area, (seat) => ({ A: 'Ana' })[seat] ?? seat))).toEqual(['Downtown', 'Tiles', 'Ana', 'B']);
  });
  test('names whose part it is, unless it is one’s own', () => {
    const hand = { id: 'hand', title: 'Hand', items: [] };
    const reading = new Reading({
      at: 0,
      regions: [{ id: 'seat-A', part: 'player', title: 'Ana', seat: 'A', groups: [hand] }],
    });
    const area = { id: 'hand', region: 'seat-A', group: 'hand', seat: 'A', frame: { x: 0, y: 0, w: 9, h: 9 } };
    expect(reading.title(area, () => 'Ana', 'B')).toBe('Ana · Hand');
    expect(reading.title(area, () => 'Ana', 'A')).toBe('Hand');
  });
});

describe('journeys', () => {
  const worker = (key: string, x: number, more: Partial<DrawnNode> = {}) =>
    node(key, { kind: 'worker-A', frame: at(x), ...more });
  test('lead from where a piece is gone to where one is new, the nearest first', () => {
    const before = drawing(1, worker('field.0', 0), worker('town.0', 100), worker('stays', 50));
    const now = drawing(2, worker('ship.0', 110), worker('mill.0', 20), worker('stays', 50));
    const { flights, coming } = travels(before, now);
    expect(flights.map((one) => [one.from?.x, one.to?.x])).toEqual([[100, 110], [0, 20]]);
    expect([...coming].sort()).toEqual(['mill.0', 'ship.0']);
  });
  test('never join what looks different', () => {
    const { flights } = travels(drawing(1, worker('x', 0)), drawing(2, node('y', { kind: 'worker-B', frame: at(30) })));
    expect(flights.map((one) => [one.from?.x, one.to?.x])).toEqual([[0, undefined], [undefined, 30]]);
  });
  test('begin and end in heaps that stay', () => {
    const before = drawing(1, worker('bag', 0, { count: 5 }), worker('hand', 90, { count: 1 }));
    const now = drawing(2, worker('bag', 0, { count: 3 }), worker('hand', 90, { count: 3 }));
    const { flights, coming } = travels(before, now);
    expect(flights.map((one) => [one.from?.x, one.to?.x])).toEqual([[0, 90], [0, 90]]);
    expect(coming.size).toBe(0);
  });
  test('are curved, and end where they should', () => {
    expect(along(at(0), at(100), 0)).toEqual({ x: 0, y: 0 });
    expect(along(at(0), at(100), 1).x).toBe(100);
    expect(along(at(0), at(100), 0.5).y).not.toBe(0);
  });
  test('what did not change is the same', () => {
    const before = drawing(1, worker('x', 0), worker('y', 20));
    const now = settle(before, drawing(2, worker('x', 0), worker('y', 21)));
    expect(now.nodes[0]).toBe(before.nodes[0]);
    expect(now.nodes[1]).not.toBe(before.nodes[1]);
    expect(now.areas).toBe(before.areas);
    expect(now.at).toBe(2);
  });
  test('what looks the same but says something else is not the same', () => {
    const says = (kind: string) => node('x', { answers: [{ kind, fields: [] }] });
    const now = settle(drawing(1, says('row')), drawing(2, says('request')));
    expect(now.nodes[0]?.answers?.[0]?.kind).toBe('request');
  });
});

test('what is put on the page is the same as long as nothing changed', () => {
  const none = { at: new Map(), stops: new Set<string>(), loose: [] };
  const reading = new Reading(null);
  const one = drawing(1, node('x'), node('y', { frame: at(20) }));
  const first = show(new Map(), one, reading, none, new Map(), () => '');
  const next = settle(one, drawing(2, node('x'), node('y', { frame: at(30) })));
  const second = show(first, next, reading, none, new Map(), () => '');
  expect(second.get('a')?.[0]).toBe(first.get('a')?.[0]);
  expect(second.get('a')?.[1]).not.toBe(first.get('a')?.[1]);
});

test('a menu is always on the screen', () => {
  const screen = { width: 360, height: 740 };
  const menu = { width: 300, height: 400 };
  for (const left of [0, 170, 340]) {
    for (const top of [0, 300, 700]) {
      const at = beside({ left, top, right: left + 20, bottom: top + 20 }, menu, screen);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.left + menu.width).toBeLessThanOrEqual(screen.width);
      expect(at.top + menu.height).toBeLessThanOrEqual(screen.height);
    }
  }
});
