/** Where the drawn table lies on the screen. */
import type { Drawing, DrawnArea, Frame } from '#wire';

/** A point of the table is at `k` times itself, moved by x and y, in pixels of the board. */
export type View = { x: number; y: number; k: number };
export type Room = { w: number; h: number };

/** Around what is looked at. */
export const MARGIN = 4;
/** Nothing is shown larger, and when it is fitted not by more than half. */
const CLOSEST = 4;
const ENOUGH = 1.9;

/** The smallest frame around all of them. */
export function around(frames: Frame[]): Frame {
  const x = Math.min(...frames.map((one) => one.x));
  const y = Math.min(...frames.map((one) => one.y));
  const right = Math.max(...frames.map((one) => one.x + one.w));
  const bottom = Math.max(...frames.map((one) => one.y + one.h));
  return frames.length === 0 ? { x: 0, y: 0, w: 1, h: 1 } : { x, y, w: right - x, h: bottom - y };
}

/** A frame in the middle of the board, or at its top, as large as it can be. */
export function fit(frame: Frame, room: Room, top = false): View {
  const across = (room.w - 2 * MARGIN) / frame.w;
  const down = (room.h - 2 * MARGIN) / frame.h;
  const k = Math.max(0.05, Math.min(across, down, ENOUGH));
  return {
    k,
    x: (room.w - frame.w * k) / 2 - frame.x * k,
    y: (top ? MARGIN : (room.h - frame.h * k) / 2) - frame.y * k,
  };
}

/** Closer or further, while the point under the pointer stays there. */
export function zoom(view: View, by: number, at: { x: number; y: number }, least: number): View {
  const k = Math.max(least, Math.min(CLOSEST, view.k * by));
  const share = k / view.k;
  return { k, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

/** The table cannot be pushed out of the board. */
export function hold(view: View, whole: Frame, room: Room): View {
  const held = (at: number, from: number, size: number, space: number) => {
    const length = size * view.k;
    const start = at + from * view.k;
    const slack = Math.min(space, length) - MARGIN;
    // What is smaller than the board stays wholly inside it.
    if (length <= space - 2 * MARGIN) {
      return Math.max(0, Math.min(space - length, start)) - from * view.k;
    }
    const near = Math.min(start, space - slack);
    return Math.max(near, slack - length) - from * view.k;
  };
  return {
    k: view.k,
    x: held(view.x, whole.x, whole.w, room.w),
    y: held(view.y, whole.y, whole.h, room.h),
  };
}

/** What of the table is in sight. */
export const seen = (view: View, room: Room): Frame => ({
  x: -view.x / view.k,
  y: -view.y / view.k,
  w: room.w / view.k,
  h: room.h / view.k,
});

export const meets = (one: Frame, other: Frame) =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

export const middle = (frame: Frame) => ({ x: frame.x + frame.w / 2, y: frame.y + frame.h / 2 });

export const within = ({ x, y }: { x: number; y: number }, frame: Frame) =>
  x >= frame.x && y >= frame.y && x <= frame.x + frame.w && y <= frame.y + frame.h;

/** On a board this narrow one area is looked at after the other. */
export const NARROW = 640;
/** Where all that is common would be smaller than this, too. */
export const CLEAR = 0.94;

/**
 * How high the board is where it is so wide: all of the common table, and each area legible. No
 * higher than the room that is left of the window, where it can still be read there.
 */
export function height(drawing: Drawing, width: number, sight: string, left = Infinity): number {
  const across = width - 2 * MARGIN;
  const one = drawing.areas.find((area) => area.id === sight);
  // An area that fills a phone needs no empty table around it.
  if (one && width < NARROW) return Math.ceil(one.frame.h * Math.min(ENOUGH, across / one.frame.w)) + 2 * MARGIN;
  const common = around(commonAreas(drawing).map((area) => area.frame));
  const highest = Math.max(0, ...drawing.areas.map((area) => area.frame.h));
  const scale = Math.min(1, across / common.w);
  const full = Math.ceil(Math.max(highest, common.h * scale) + 2 * MARGIN);
  const clear = Math.max(highest, common.h * CLEAR) + 2 * MARGIN;
  return left < full && left >= clear ? Math.floor(left) : full;
}

export const commonAreas = (drawing: Drawing): DrawnArea[] => {
  const common = drawing.areas.filter((area) => area.seat === undefined);
  return common.length > 0 ? common : drawing.areas;
};

/** What can be looked at: everything, what is common, what is somebody's, or one area by its id. */
export const WHOLE = '*';
export const COMMON = '+';
export const seated = (seat: string) => `@${seat}`;

/** Whether all of it is in sight. */
export const holds = (outer: Frame, inner: Frame) =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;

const theirs = (drawing: Drawing, sight: string) =>
  drawing.areas.filter((area) => area.seat !== undefined && sight === seated(area.seat));

/** The areas of a part that is looked at; nothing where that is all of the table or what is common. */
export function near(drawing: Drawing, sight: string): ReadonlySet<string> | null {
  const one = drawing.areas.filter((area) => area.id === sight);
  const areas = one.length > 0 ? one : theirs(drawing, sight);
  return areas.length > 0 ? new Set(areas.map((area) => area.id)) : null;
}

export function target(drawing: Drawing, sight: string): Frame {
  const one = drawing.areas.find((area) => area.id === sight);
  if (one) return one.frame;
  const somebodys = theirs(drawing, sight);
  const areas = sight === COMMON ? commonAreas(drawing) : somebodys.length > 0 ? somebodys : drawing.areas;
  return around(areas.map((area) => area.frame));
}
