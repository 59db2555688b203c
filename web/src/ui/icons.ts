/**
 * One small picture for each thing of the games: 20 by 20, a fill and an outline of ink. They are
 * kept beside the drawn tables, which use the same.
 */
import drawings from '../../../crates/draw/icons.json' with { type: 'json' };

/** Lines on a dark fill are pale. */
export type Drawing = { fill: string; path: string; line?: string; pale?: boolean };

export const ICONS: Record<string, Drawing> = drawings;
