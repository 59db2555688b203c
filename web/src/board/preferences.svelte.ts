/** How somebody likes to see the table, kept in this browser. */
const KEY = 'azulejo.board';

/** Milliseconds for the way of a piece. */
export const SPEEDS = { slow: 500, normal: 250, fast: 120, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;

const still = matchMedia('(prefers-reduced-motion: reduce)');

class Preferences {
  /** The board is shown; the words always are. */
  drawn = $state(true);
  speed = $state<Speed>('normal');
  /** What was looked at last, by game and part of the page. */
  sights = $state.raw<Record<string, string>>({});
  #still = $state(still.matches);

  constructor() {
    still.addEventListener('change', () => (this.#still = still.matches));
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
      if (typeof kept.drawn === 'boolean') this.drawn = kept.drawn;
      if (kept.speed !== undefined && kept.speed in SPEEDS) this.speed = kept.speed;
      if (typeof kept.sights === 'object') this.sights = { ...kept.sights };
    } catch {
      // A browser that keeps nothing: the usual.
    }
  }

  /** How long a piece travels; nothing moves for who wants it so. */
  get duration(): number {
    return this.#still ? 0 : SPEEDS[this.speed];
  }

  keep(): void {
    const { drawn, speed, sights } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ drawn, speed, sights }));
    } catch {
      // It holds until the page is closed.
    }
  }
}

export const preferences = new Preferences();
