/** Tells a screen reader what happens: what I did at once, what others did in a few sentences. */
import { tick } from 'svelte';
import type { Entry } from '#wire';
import * as calls from '../api/calls.ts';
import { announcer } from '../state/announcer.svelte.ts';
import type { TableState } from '../state/table.svelte.ts';
import { attempt } from '../ui/attempt.ts';
import { nameOf } from '../ui/seats.ts';
import { say } from '../words/words.svelte.ts';
import { actor, lines, type Telling } from './story.ts';

/** More sentences than this are too many to listen to: from my decision to my next turn. */
export const MOST = 8;

/** Others are told when they pause. */
const PAUSE = 900;

export class Narrator {
  readonly #table: TableState;
  #waiting: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** So many sentences may still be told before it is my turn. */
  #left = MOST;
  /** One thing is told after the other. */
  #chain: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(table: TableState) {
    this.#table = table;
  }

  news(entries: Entry[]): void {
    const mine = this.#table.mine;
    const own = entries.filter((entry) => mine !== null && actor(entry) === mine);
    // What people say to each other is heard at once, and is no part of what happened.
    const talk = entries.filter((entry) => lines(entry).some((line) => line.telling.kind === 'said'));
    if (talk.length > 0) void this.#next(async () => this.#sentences(talk));
    if (own.length > 0) void this.#next(async () => few(this.#sentences(own), MOST));
    const others = entries.filter((entry) => !own.includes(entry) && !talk.includes(entry));
    if (others.length === 0) return;
    this.#waiting.push(...others);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(() => this.#meanwhile()), PAUSE);
  }

  /** My turn has come: first what happened, then what is asked. */
  turn(): Promise<void> {
    return this.#next(async () => {
      const told = await this.#rest();
      this.#left = MOST;
      // Whoever was quicker has heard what came of it.
      if (!this.#table.myTurn) return told;
      const due = this.#table.state?.due;
      const prompt = typeof due === 'object' ? (due.decision.prompt.text ?? '') : '';
      return [...told, `${say('web-your-turn')}.`, prompt];
    });
  }

  /** Nothing more will come. */
  end(): Promise<void> {
    return this.#next(() => this.#rest());
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #next(what: () => Promise<string[]>): Promise<void> {
    const told = this.#chain.then(async () => {
      const sentences = await what();
      if (this.#stopped) return;
      announcer.tell(sentences);
      await tick();
    });
    this.#chain = told.catch(() => {});
    return told;
  }

  /** Others have paused: little is told now, much when there is no more to come. */
  async #meanwhile(): Promise<string[]> {
    const { mine, myTurn, state } = this.#table;
    if (mine === null) this.#left = MOST;
    if (mine === null || myTurn || state?.due === 'over') return this.#rest();
    const told = this.#sentences(this.#waiting);
    // One sentence is kept for how much else there was.
    if (told.length >= this.#left) return [];
    this.#waiting = [];
    this.#left -= told.length;
    return told;
  }

  /** Everything that has not been told yet, in as many sentences as there may be. */
  async #rest(): Promise<string[]> {
    clearTimeout(this.#timer);
    const entries = this.#waiting;
    this.#waiting = [];
    let told = this.#sentences(entries);
    let more = 0;
    const first = entries[0];
    if (told.length > this.#left && first) {
      await attempt(async () => {
        const since = await calls.since(this.#table.voice, this.#table.id, first.stream - 1);
        told = since.told.flatMap((one) => (one.event.text ? [one.event.text] : []));
        more = since.left_out;
      });
    }
    told = few(told, this.#left, more);
    this.#left -= told.length;
    return told;
  }

  #sentences(entries: Entry[]): string[] {
    return entries.flatMap(lines).flatMap((line) => this.#sentence(line.telling));
  }

  #sentence(telling: Telling): string[] {
    const table = this.#table.state?.table;
    switch (telling.kind) {
      case 'event':
        return telling.event.text ? [telling.event.text] : [];
      case 'undo':
        return [say('web-undid', { name: table ? nameOf(table, telling.seat) : telling.seat })];
      case 'said':
        return [say('web-said', { name: telling.by, text: telling.text })];
      case 'closed':
      case 'rematch':
      case 'seat':
      case 'begun':
        return [];
    }
  }
}

/** At most so many sentences; the last one says how much is left out. */
function few(sentences: string[], most: number, more = 0): string[] {
  if (sentences.length <= most) return sentences;
  const kept = sentences.slice(0, Math.max(0, most - 1));
  const count = sentences.length - kept.length + more;
  return most < 1 ? [] : [...kept, say('web-since-more', { count })];
}
