import { lasting } from '../state/keeping.ts';
import { Refused, Unreachable } from './http.ts';

/** An answer that is on its way. Its id makes sure that it counts once. */
export type Letter = {
  id: string;
  /** Whose it is, where several share the device: it is sent in their name, whoever holds it now. */
  holder: string | null;
  position: number;
  action: string | null;
};

const SHORTEST = 500;
const LONGEST = 8_000;

/** An id nobody else makes; `crypto.randomUUID` is missing where there is no TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends one decision at a time. While nobody answers, it sends the same letter again: with the
 * same id the server does it once, also if another tab sends it too. A letter outlives the page.
 */
export class Outbox<Answer> {
  readonly #key: string;
  readonly #send: (letter: Letter) => Promise<Answer>;
  readonly #wait: (milliseconds: number) => Promise<void>;

  constructor(
    table: string,
    send: (letter: Letter) => Promise<Answer>,
    wait = (milliseconds: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  ) {
    this.#key = `azulejo.outbox.${table}.`;
    this.#send = send;
    this.#wait = wait;
  }

  /** What was decided before the page was closed or loaded again, in order. */
  left(): Letter[] {
    const letters = lasting.keys(this.#key).flatMap((key) => {
      try {
        return [JSON.parse(lasting.get(key) ?? '') as Letter];
      } catch {
        return [];
      }
    });
    return letters.sort((a, b) => a.position - b.position);
  }

  /** It can no longer be sent. */
  discard(letter: Letter): void {
    lasting.delete(this.#key + letter.id);
  }

  /** What the server has answered; throws what it refused. */
  async post(letter: Letter, waiting: () => void = () => {}): Promise<Answer> {
    lasting.set(this.#key + letter.id, JSON.stringify(letter));
    for (let failures = 0; ; failures += 1) {
      try {
        const answer = await this.#send(letter);
        this.discard(letter);
        return answer;
      } catch (error) {
        const later = error instanceof Refused ? error.problem.retry_after : undefined;
        if (error instanceof Refused && later === undefined) {
          this.discard(letter);
          throw error;
        }
        if (!(error instanceof Unreachable) && later === undefined) throw error;
        waiting();
        const doubled = Math.min(LONGEST, SHORTEST * 2 ** failures);
        await this.#wait(later === undefined ? doubled : later * 1000);
      }
    }
  }
}
