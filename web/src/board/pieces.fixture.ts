/** A small table for tests. */
import type { Drawing, DrawnNode } from '#wire';

export const at = (x: number, y = 0) => ({ x, y, w: 10, h: 10 });

export const node = (key: string, more: Partial<DrawnNode> = {}): DrawnNode => ({
  key,
  kind: key,
  layer: 'piece',
  count: 1,
  area: 'a',
  frame: at(0),
  svg: `<text font-size="11">${key}</text>`,
  ...more,
});

export const drawing = (at: number, ...nodes: DrawnNode[]): Drawing => ({
  at,
  areas: [
    { id: 'a', region: 'r', frame: { x: 0, y: 0, w: 340, h: 430 } },
    { id: 'b', region: 'r', group: 'g', frame: { x: 348, y: 0, w: 340, h: 300 } },
    { id: 'me', region: 'seat-A', seat: 'A', frame: { x: 0, y: 438, w: 340, h: 400 } },
    { id: 'they', region: 'seat-B', seat: 'B', frame: { x: 348, y: 438, w: 340, h: 400 } },
  ],
  nodes,
});
