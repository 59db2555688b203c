/** Looking back at a game that is over: its course, and what the search makes of its decisions. */
import type { Analysis, History } from '#wire';
import * as calls from '../api/calls.ts';
import { Refused, Unreachable } from '../api/http.ts';
import type { TableState } from '../state/table.svelte.ts';
import { say } from '../words/words.svelte.ts';

/** The search takes its time, and a server that is away comes back. */
const EVERY = 1500;

type What = 'history' | 'analysis';

export class LookBack {
  history = $state.raw<History | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  analysing = $state(false);
  problems = $state<Record<What, string | null>>({ history: null, analysis: null });

  readonly #table: TableState;
  /** Whoever asked last is the only one who goes on. */
  #asking: Partial<Record<What, symbol>> = {};

  constructor(table: TableState) {
    this.#table = table;
  }

  async tell(): Promise<void> {
    await this.#until('history', async (wanted) => {
      const found = await calls.history(this.#table.voice, this.#table.id);
      if (wanted()) this.history = found;
      return true;
    });
  }

  async analyse(): Promise<void> {
    this.analysing = true;
    const ended = await this.#until('analysis', async (wanted) => {
      const found = await calls.analysis(this.#table.voice, this.#table.id);
      if (wanted()) this.analysis = found;
      return found.done >= found.of && found.turns.length > 0;
    });
    if (ended) this.analysing = false;
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#asking = {};
  }

  /** Asks until it is done or refused; `false` if it is not waited for any more. */
  async #until(what: What, ask: (wanted: () => boolean) => Promise<boolean>): Promise<boolean> {
    const asking = Symbol(what);
    this.#asking[what] = asking;
    // An answer may come after that to a newer question, for instance in another language.
    const wanted = () => this.#asking[what] === asking;
    while (wanted()) {
      let done = false;
      try {
        done = await ask(wanted);
        this.problems[what] = null;
      } catch (error) {
        if (error instanceof Unreachable) this.problems[what] = say('web-unreachable-waiting');
        else if (error instanceof Refused) {
          this.problems[what] = error.problem.message;
          done = error.problem.retry_after === undefined;
        } else throw error;
      }
      if (done) return wanted();
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
    return false;
  }
}
