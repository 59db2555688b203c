/** The client's own words, from the one catalogue. What games say comes from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../state/settings.svelte.ts';

/** One file for each language, fetched when it is needed. */
const FILES = import.meta.glob<string>('../../../locales/*/web.ftl', {
  query: '?raw',
  import: 'default',
});

const AGAIN = 2_000;

/** Zero is plural in Portugal and singular in Brazil. */
export const tag = (language: Language) => (language === 'pt' ? 'pt-PT' : language);

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #wanted: Language | null = null;

  /** Throws if the words cannot be fetched; then those of before stay. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const file = FILES[`../../../locales/${language}/web.ftl`];
    if (!file) return;
    const bundle = new FluentBundle(tag(language), { useIsolating: false });
    bundle.addResource(new FluentResource(await file()));
    // Another one may have been chosen meanwhile.
    if (this.#wanted !== language) return;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = tag(language);
  }

  /** Speaks a language as soon as its words can be fetched, unless another one is wanted by then. */
  async turnTo(language: Language, late: (is: boolean) => void): Promise<void> {
    this.#wanted = language;
    while (this.#wanted === language && (this.#bundle === null || this.language !== language)) {
      try {
        await this.speak(language);
      } catch {
        if (this.#wanted === language) late(true);
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
    if (this.#wanted === language) late(false);
  }

  say(id: string, args?: Record<string, FluentVariable>): string {
    const [name = id, attribute] = id.split('.');
    const message = this.#bundle?.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? (this.#bundle?.formatPattern(pattern, args) ?? id) : id;
  }
}

export const words = new Words();

/** A sentence in the language of the moment. */
export const say = (id: string, args?: Record<string, FluentVariable>) => words.say(id, args);
