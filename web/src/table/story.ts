/** What happened, read from the entries of a table. */
import type { Entry, Said, Step } from '#wire';

export type Telling =
  | { kind: 'event'; event: Said; chance: boolean; seat: string | null }
  | { kind: 'undo'; seat: string }
  | { kind: 'said'; by: string; text: string; watching: boolean }
  | { kind: 'seat'; seat: string; entry: Entry }
  | { kind: 'rematch'; table: string }
  | { kind: 'begun' }
  | { kind: 'closed' };

export type Line = { key: string; stream: number; at: number; telling: Telling };

/** The seat whose decision a step is; `null` for what chance brought. */
export function decider(step: Step): string | null {
  const undo = /^! undo ([A-D])/.exec(step.line);
  if (undo) return undo[1] ?? null;
  return /^([A-D]) /.exec(step.line)?.[1] ?? null;
}

/** The seat whose decision an entry holds. */
export function actor(entry: Entry): string | null {
  const what = entry.what;
  if (typeof what !== 'object' || !('played' in what)) return null;
  const first = what.played.steps[0];
  return first ? decider(first) : null;
}

/** The entries whose decisions were taken back: an undo takes its seat's last one, and what followed. */
export function takenBack(entries: Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  const standing: { seat: string; stream: number }[] = [];
  for (const entry of entries) {
    const seat = actor(entry);
    if (seat === null) continue;
    const undo = lines(entry).some(({ telling }) => telling.kind === 'undo');
    if (!undo) standing.push({ seat, stream: entry.stream });
    else {
      const last = standing.findLastIndex((one) => one.seat === seat);
      for (const { stream } of standing.splice(Math.max(0, last))) gone.add(stream);
    }
  }
  return gone;
}

const known = new WeakMap<Entry, Line[]>();

/** An entry as lines to be read; the same ones for as long as it is kept. */
export function lines(entry: Entry): Line[] {
  let found = known.get(entry);
  if (!found) known.set(entry, (found = read(entry)));
  return found;
}

function read(entry: Entry): Line[] {
  const { stream, at, what } = entry;
  const one = (telling: Telling): Line[] => [{ key: `${stream}`, stream, at, telling }];
  if (what === 'closed') return one({ kind: 'closed' });
  if (what === 'nothing') return [];
  if ('seat' in what) return one({ kind: 'seat', seat: what.seat.seat, entry });
  if ('said' in what) {
    const { by, text, channel } = what.said;
    return one({ kind: 'said', by, text, watching: channel === 'watching' });
  }
  if ('rematch' in what) return one({ kind: 'rematch', table: what.rematch.table });
  const steps = 'started' in what ? what.started.steps : what.played.steps;
  const told: Telling[] = 'started' in what ? [{ kind: 'begun' }] : [];
  let seat: string | null = null;
  for (const step of steps) {
    const chance = step.line.startsWith('*');
    seat = decider(step) ?? seat;
    if (step.line.startsWith('! undo') && seat) told.push({ kind: 'undo', seat });
    for (const event of step.events) {
      if (event.text) told.push({ kind: 'event', event, chance, seat });
    }
  }
  return told.map((telling, index) => ({ key: `${stream}.${index}`, stream, at, telling }));
}
