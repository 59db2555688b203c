import { Refused, Unreachable } from './http.ts';

const PAUSE = 1_000;

/**
 * Asks until somebody answers. `null` when the answer is no longer wanted: it came too late, or
 * nobody waits for it. What is refused for good is thrown.
 */
export async function insist<T>(
  ask: () => Promise<T>,
  wanted: () => boolean,
  away: (is: boolean) => void = () => {},
): Promise<T | null> {
  while (wanted()) {
    try {
      const answer = await ask();
      if (!wanted()) return null;
      away(false);
      return answer;
    } catch (error) {
      if (!wanted()) return null;
      const later = error instanceof Refused ? error.problem.retry_after : undefined;
      if (!(error instanceof Unreachable) && later === undefined) throw error;
      away(true);
      const pause = later === undefined ? PAUSE : later * 1000;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return null;
}
