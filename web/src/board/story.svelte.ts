/**
 * The board tells what happened, decision by decision: pieces travel, and the next question is
 * asked when the story is told.
 */
import type { Drawing, Entry, Said } from '#wire';
import * as calls from '../api/calls.ts';
import { Refused, Unreachable } from '../api/http.ts';
import type { TableState } from '../state/table.svelte.ts';
import { lines } from '../table/story.ts';
import { preferences } from './preferences.svelte.ts';
import { Reading } from './reading.ts';
import { moments, type Moment, type Pulse } from './telling.ts';
import { settle, travels, type Flight } from './travel.ts';

/** So many decisions are told as they come; of more the last ones. Who watches again sees all. */
export const MOST = 12;
/** After the last journey there is time to look, as a part of it. */
const PAUSE = 0.5;

/** The entries that are decisions in force, as far back as nothing was taken back. */
export function decisions(entries: Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries.toReversed()) {
    const what = entry.what;
    if (typeof what !== 'object' || !('played' in what)) continue;
    if (what.played.steps.some((step) => step.line.startsWith('! undo'))) break;
    found.unshift(entry);
  }
  return found;
}

/** What happened with the decision that led to `at`. */
export function told(entries: Entry[], newest: number, at: number): Said[] {
  const entry = decisions(entries).at(at - newest - 1);
  if (!entry || at > newest) return [];
  return lines(entry).flatMap(({ telling }) => (telling.kind === 'event' ? [telling.event] : []));
}

/** Decisions in force after an entry of the stream. */
export const after = (entries: Entry[], newest: number, stream: number): number =>
  Math.max(0, newest - decisions(entries).filter((entry) => entry.stream > stream).length);

export class Story {
  /** What is on the board now. */
  shown = $state.raw<Drawing | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** Pieces that have still to leave: they lie where they were. */
  waiting = $state.raw<Flight[]>([]);
  /** Figures that change just now. */
  pulses = $state.raw<Pulse[]>([]);
  /** Nodes that have not arrived yet. */
  coming = $state.raw<ReadonlySet<string>>(new Set());
  sentence = $state('');
  /** How long the pieces on their way travel. */
  duration = $state(0);
  /** Somebody watches again: the board goes where something happens. */
  again = $state(false);

  #table = $state.raw<TableState | null>(null);
  /** The newest drawing that was told to its end. */
  #told = $state.raw<Drawing | null>(null);
  #running = false;
  #skipped = false;
  #wake: () => void = () => {};

  /** A board is there; what is on the table now needs no story. */
  open(table: TableState): void {
    this.#table = table;
    this.#jump(table.drawing);
  }

  close(): void {
    this.skip();
    this.#table = null;
    this.#jump(null);
  }

  /** There is something that was not told yet. */
  get telling(): boolean {
    if (this.again) return true;
    const newest = this.#table?.drawing ?? null;
    if (newest === null || this.#told === null) return false;
    return preferences.duration > 0 && newest !== this.#told;
  }

  /** The table has moved on. */
  follow(newest: Drawing | null): void {
    if (newest === null || this.shown === null || !this.telling || document.hidden) {
      if (this.#running) this.skip();
      else this.#jump(newest);
    } else if (!this.#running) void this.#run();
  }

  /** From the drawing after so many decisions once more to the newest. */
  async watch(from: number): Promise<void> {
    const table = this.#table;
    const newest = table?.drawing;
    if (!table || !newest || this.#running || from >= newest.at) return;
    const first = await this.#drawing(from);
    if (!first || table !== this.#table) return;
    this.again = true;
    this.shown = settle(this.shown, first);
    await this.#run();
  }

  skip(): void {
    if (!this.#running) return;
    this.#skipped = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.#skipped = false;
    try {
      let ahead: Promise<Drawing | null> | null = null;
      for (;;) {
        const newest = this.#table?.drawing;
        const now = this.shown;
        if (!newest || !now || this.#skipped) break;
        if (now.at === newest.at) break;
        // What was taken back is told at once.
        let next: Drawing | null = newest;
        if (newest.at > now.at) {
          const at = this.again ? now.at + 1 : Math.max(now.at + 1, newest.at - MOST + 1);
          next = at === newest.at ? newest : await (ahead ?? this.#drawing(at));
          if (next && next.at !== at) next = await this.#drawing(at);
          ahead = at + 1 < newest.at ? this.#drawing(at + 1) : null;
          if (!next || this.#skipped) break;
          const first = at - 1 > now.at ? await this.#drawing(at - 1) : null;
          if (first) this.shown = settle(this.shown, first);
        }
        await this.#step(next, newest.at);
      }
    } finally {
      this.#running = false;
      this.again = false;
      this.#jump(this.#table?.drawing ?? null);
    }
  }

  async #step(next: Drawing, newest: number): Promise<void> {
    const before = this.shown;
    if (!before) return;
    const after = settle(before, next);
    const table = this.#table;
    const events = told(table?.entries ?? [], newest, next.at);
    const { flights, coming } = travels(before, after, events);
    const steps = moments(after, new Reading(table?.document ?? null).items, events, flights);
    this.sentence = events.flatMap(({ text }) => text ?? []).join(' ');
    // Who watches again wants to see it even if they see no motion otherwise.
    const duration = preferences.duration || (this.again ? 600 : 0);
    this.duration = preferences.duration;
    this.shown = after;
    this.coming = coming;
    for (const [index, step] of steps.entries()) {
      this.#show(step, steps.slice(index + 1));
      await this.#wait(duration);
      if (this.#skipped) break;
      const here = new Set(step.flights.flatMap((flight) => flight.ends.map((node) => node.key)));
      this.coming = new Set([...this.coming].filter((key) => !here.has(key)));
    }
    this.#show(null, []);
    this.coming = new Set();
    if (!this.#skipped) await this.#wait(duration * (this.again ? 2 : PAUSE));
  }

  #show(now: Moment | null, later: Moment[]): void {
    this.flights = now?.flights ?? [];
    this.pulses = now?.pulses ?? [];
    this.waiting = later.flatMap((moment) => moment.flights.filter((flight) => flight.from));
  }

  #wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #jump(newest: Drawing | null): void {
    this.#show(null, []);
    this.coming = new Set();
    this.sentence = '';
    this.shown = newest === null ? null : settle(this.shown, newest);
    this.#told = newest;
  }

  async #drawing(at: number): Promise<Drawing | null> {
    const table = this.#table;
    if (!table) return null;
    try {
      return await calls.drawing(table.voice, table.id, at);
    } catch (error) {
      if (error instanceof Refused || error instanceof Unreachable) return null;
      throw error;
    }
  }
}

export const story = new Story();
