import type { Occupant, Table } from '#wire';
import { settings } from '../state/settings.svelte.ts';
import { say } from '../words/words.svelte.ts';

/** The colours of the seats; each has a shape and a letter too. */
export const COLOURS: Record<string, string> = {
  A: '#c23b4e',
  B: '#2478a0',
  C: '#8e5ea2',
  D: '#a87400',
};

export const colour = (seat: string) => settings.colours[seat] ?? COLOURS[seat] ?? '#5b6673';

export function called(occupant: Occupant): string {
  if (occupant === 'open') return say('web-seat-free');
  if ('person' in occupant) return occupant.person.name;
  if ('bot' in occupant) return occupant.bot.name;
  return occupant.automated.name;
}

export const occupantOf = (table: Table, seat: string): Occupant =>
  table.seats.find((one) => one.seat === seat)?.occupant ?? 'open';

export const nameOf = (table: Table, seat: string) => called(occupantOf(table, seat));
