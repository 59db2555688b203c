/** What choices would do, asked once for each position. */
import type { Preview } from '#wire';
import * as calls from '../api/calls.ts';
import { Refused, Unreachable } from '../api/http.ts';
import type { TableState } from '../state/table.svelte.ts';

export class Previews {
  readonly #table: TableState;
  #for = '';
  #kept = new Map<string, Promise<Preview | null>>();

  constructor(table: TableState) {
    this.#table = table;
  }

  /** `null` where it cannot be told: the choice itself will say why. */
  of(action: string): Promise<Preview | null> {
    const voice = this.#table.voice;
    const now = `${this.#table.state?.position} ${voice.language} ${this.#table.holder}`;
    if (now !== this.#for) {
      this.#for = now;
      this.#kept = new Map();
    }
    const kept = this.#kept.get(action);
    if (kept) return kept;
    const asked = calls.preview(voice, this.#table.id, action).catch((error: unknown) => {
      if (error instanceof Refused || error instanceof Unreachable) {
        this.#kept.delete(action);
        return null;
      }
      throw error;
    });
    this.#kept.set(action, asked);
    return asked;
  }
}
