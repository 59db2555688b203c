/** What the browser keeps. Where it keeps nothing, it holds until the page is closed. */
export class Keeping {
  readonly #storage: () => Storage;
  readonly #held = new Map<string, string>();

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get(key: string): string | null {
    return this.#held.get(key) ?? this.#try((storage) => storage.getItem(key)) ?? null;
  }

  set(key: string, value: string): void {
    const kept = this.#try((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (kept) this.#held.delete(key);
    else this.#held.set(key, value);
  }

  delete(key: string): void {
    this.#held.delete(key);
    this.#try((storage) => storage.removeItem(key));
  }

  /** The keys that begin so. */
  keys(start: string): string[] {
    const kept =
      this.#try((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      ) ?? [];
    return [...new Set([...kept, ...this.#held.keys()])].filter((key) => key.startsWith(start));
  }

  /** Even to look at a blocked storage may throw. */
  #try<T>(what: (storage: Storage) => T): T | null {
    try {
      return what(this.#storage());
    } catch {
      return null;
    }
  }
}

/** For this browser. */
export const lasting = new Keeping(() => localStorage);
/** For this tab. */
export const passing = new Keeping(() => sessionStorage);
