/** The log cut into turns, and what of it somebody wants to read. */
import type { Line } from './story.ts';

export const KINDS = ['all', 'since', 'points', 'hurts', 'chance', 'talk'] as const;
export type Kind = (typeof KINDS)[number];

export type Turn = { key: string; seat: string | null; at: number; lines: Line[] };

const seatOf = (line: Line): string | null => {
  const telling = line.telling;
  return telling.kind === 'event' || telling.kind === 'undo' ? telling.seat : null;
};

/** What is said bears the name of who sits there, not the seat. */
const isOf = (line: Line, seat: string, name: string) =>
  line.telling.kind === 'said'
    ? !line.telling.watching && line.telling.by === name
    : seatOf(line) === seat;

export function passes(line: Line, seat: string, kind: Kind, name = ''): boolean {
  const telling = line.telling;
  if (seat !== 'all' && !isOf(line, seat, name)) return false;
  switch (kind) {
    case 'all':
    case 'since':
      return true;
    case 'talk':
      return telling.kind === 'said';
    case 'chance':
      return telling.kind === 'event' && telling.chance;
    case 'hurts':
      return telling.kind === 'event' && telling.event.hurts === true;
    case 'points':
      // Points are booked to an account; nothing else is.
      return (
        telling.kind === 'event' &&
        telling.event.fields.some(
          ({ value }) => 'name' in value && value.name.family === 'account',
        )
      );
  }
}

const dayOf = (at: number) => new Date(at).toDateString();

/** Where another day begins in a row; the first is compared with today. */
export function newDays(row: { key: string; at: number }[], now = Date.now()): ReadonlySet<string> {
  const found = new Set<string>();
  let last = dayOf(now);
  for (const { key, at } of row) {
    if (dayOf(at) !== last) found.add(key);
    last = dayOf(at);
  }
  return found;
}

/** Consecutive lines of one seat are one turn, as long as the day is the same. */
export function turns(lines: Line[]): Turn[] {
  const found: Turn[] = [];
  for (const line of lines) {
    const seat = seatOf(line);
    const last = found.at(-1);
    if (last && last.seat === seat && dayOf(last.at) === dayOf(line.at)) last.lines.push(line);
    else found.push({ key: line.key, seat, at: line.at, lines: [line] });
  }
  return found;
}
