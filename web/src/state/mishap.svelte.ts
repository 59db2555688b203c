/** What nobody was there to catch is told too. */
import { Refused, Unreachable } from '../api/http.ts';
import { say } from '../words/words.svelte.ts';

class Mishap {
  text = $state<string | null>(null);

  constructor() {
    addEventListener('unhandledrejection', (event) => this.tell(event.reason));
    addEventListener('error', (event) => this.tell(event.error));
  }

  tell(error: unknown): void {
    if (error instanceof Refused) this.text = error.problem.message;
    else if (error instanceof Unreachable) this.text = say('web-unreachable');
    // Some browsers report what is none of ours, without an error.
    else if (error instanceof Error) this.text = say('web-mishap');
  }
}

export const mishap = new Mishap();
