import { expect, test } from 'vitest';
import { border } from './border.ts';

const area = { frame: { x: 100, y: 50, w: 300, h: 200 } };

test('whole tiles end at the margin of their area, wherever it lies', () => {
  const one = border(area, 'Church', 1);
  const moved = border({ frame: { ...area.frame, x: 107, y: 53 } }, 'Church', 1);
  expect(one).not.toBeNull();
  if (!one || !moved) return;
  expect(one.w % 16).toBe(0);
  expect(one.x + one.w * one.scale).toBe(100 + 300 - 6);
  expect(one.x).toBeGreaterThan(100 + 7 + 'Church'.length * 5);
  expect([moved.x - one.x, moved.y - one.y, moved.w]).toEqual([7, 3, one.w]);
});

test('a title has the room it needs, more where it stands larger', () => {
  const wide = (title: string, scale: number) => border(area, title, scale)?.w ?? 0;
  expect(wide('Influence and wigs', 1)).toBeLessThan(wide('Church', 1));
  expect(wide('Church', 0.5)).toBeLessThan(wide('Church', 1));
  expect(border(area, 'A title that is much too long for an area of this size', 1)).toBeNull();
});
