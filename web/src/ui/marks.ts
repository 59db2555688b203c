/** The marks of the seats and the tile of the borders, kept beside the drawn tables, which use the same. */
import marks from '../../../crates/draw/marks.json' with { type: 'json' };

/** A shape of 24 by 24, and where its letter stands in it. */
export type Mark = { path: string; y: number; size: number };

export const MARKS: Record<string, Mark> = marks.seats;
/** Whoever has no seat, such as Lacerda. */
export const NOBODY: Mark = { path: 'M6 1h12l5 11-5 11H6L1 12Z', y: 16.6, size: 13 };
/** Of 32 by 32. */
export const TILE = marks.tile;
