import { Refused, Unreachable } from '../api/http.ts';
import { say } from '../words/words.svelte.ts';

/** Does something that may be refused; the answer is what to tell the person, or nothing. */
export async function attempt(what: () => Promise<unknown>): Promise<string | null> {
  try {
    await what();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.problem.message;
    if (error instanceof Unreachable) return say('web-unreachable');
    throw error;
  }
}
