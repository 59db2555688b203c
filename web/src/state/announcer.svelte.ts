/** What a screen reader is told without being asked. */
class Announcer {
  /** Two places in turn, so that the same sentence twice is told twice. */
  told = $state.raw<[string[], string[]]>([[], []]);
  #next = 0;

  tell(sentences: string[]): void {
    const told = sentences.filter((sentence) => sentence !== '');
    if (told.length === 0) return;
    this.told = this.#next === 0 ? [told, []] : [[], told];
    this.#next = 1 - this.#next;
  }

  /** Whoever comes next is not to find it. */
  clear(): void {
    this.told = [[], []];
  }
}

export const announcer = new Announcer();
