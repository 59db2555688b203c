/** What can be chosen can be hit with a finger: small pieces reach beyond themselves where there is room. */
import type { DrawnNode, Frame } from '#wire';

/** In pixels. */
export const FINGER = 24;

/** How far apart two frames are, in the direction in which they are further apart. */
function gap(one: Frame, other: Frame): number {
  const across = Math.max(other.x - (one.x + one.w), one.x - (other.x + other.w));
  const down = Math.max(other.y - (one.y + one.h), one.y - (other.y + other.h));
  return Math.max(across, down);
}

/** Frames around the stops that are too small, as large as they can be without reaching for each other. */
export function reaches(nodes: DrawnNode[], stops: ReadonlySet<string>, scale: number): Map<string, Frame> {
  const least = FINGER / scale;
  const open = nodes.filter((node) => stops.has(node.key));
  const found = new Map<string, Frame>();
  for (const { key, frame } of open) {
    const wanted = Math.max(least - frame.w, least - frame.h) / 2;
    if (wanted <= 0) continue;
    const free = open.filter((other) => other.key !== key).map((other) => gap(frame, other.frame) / 2);
    const by = Math.max(0, Math.min(wanted, ...free));
    const [x, y] = [Math.min(by, Math.max(0, (least - frame.w) / 2)), Math.min(by, Math.max(0, (least - frame.h) / 2))];
    if (x + y > 0) found.set(key, { x: -x, y: -y, w: frame.w + 2 * x, h: frame.h + 2 * y });
  }
  return found;
}
