/** The arithmetic of charts. */

/** Round numbers from low to high, about five of them. */
export function ticks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const found: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) found.push(tick);
  return found;
}

export function path(
  values: number[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
}

/** Heights at least so far from each other, as near as can be to where they were, below `lowest`. */
export function spread(heights: number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  let above = -Infinity;
  for (const index of order) found[index] = above = Math.max(heights[index] ?? 0, above + gap);
  let below = lowest + gap;
  for (const index of order.toReversed()) found[index] = below = Math.min(found[index] ?? 0, below - gap);
  return found;
}

/** Those of a row that have room beside the one before. */
export function apart<T>(row: T[], at: (one: T) => number, gap: number): T[] {
  let last = -Infinity;
  return row.filter((one) => {
    if (at(one) - last < gap) return false;
    last = at(one);
    return true;
  });
}

export type Share = { account: string; from: number; to: number };

/** Gains stacked to the right of zero, losses to the left. */
export function shares(sources: { account: string; points: number }[]): Share[] {
  let right = 0;
  let left = 0;
  return sources
    .filter((source) => source.points !== 0)
    .map(({ account, points }) => {
      if (points > 0) {
        right += points;
        return { account, from: right - points, to: right };
      }
      left += points;
      return { account, from: left, to: left - points };
    });
}
