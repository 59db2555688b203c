/** The row of tiles after an area's title: whole tiles only, as in `draw::sheet`. */
import type { DrawnArea } from '#wire';

/** The side of a tile, and that of one in the pattern. */
const SIDE = 12;
const PATTERN = 16;
const MARGIN = 6;
/** A title's size, and how wide its letters are at most in the mean. */
const SIZE = 13;
const LETTER = 0.48;

export type Border = { x: number; y: number; w: number; h: number; scale: number };

/** Nothing where the title leaves no room. Titles stand larger where the scale is small. */
export function border(area: Pick<DrawnArea, 'frame' | 'seat'>, title: string, scale: number): Border | null {
  const { x, y, w } = area.frame;
  const ends = (area.seat === undefined || scale < 1 ? 7 : 22) + (title.length * SIZE * LETTER + 6) / scale;
  const tiles = Math.floor((w - MARGIN - ends) / SIDE);
  if (tiles <= 0) return null;
  return { x: x + w - MARGIN - tiles * SIDE, y: y + 4, w: tiles * PATTERN, h: PATTERN, scale: SIDE / PATTERN };
}
