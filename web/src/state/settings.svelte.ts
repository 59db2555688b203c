/** What a person prefers, kept in this browser. */
export const LANGUAGES = ['en', 'it', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';
export type Confirm = 'never' | 'final' | 'always';
export const SEATS = ['A', 'B', 'C', 'D'] as const;

const KEY = 'azulejo.settings';

export class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  /** Colours by seat, where they were changed. */
  colours = $state<Record<string, string>>({});
  /** When a choice is asked for twice: never, when it cannot be taken back, always. */
  confirm = $state<Confirm>('final');
  sound = $state(false);
  soundAgain = $state(false);
  notifications = $state(false);
  shortcuts = $state(true);
  /** The log begins with the oldest turn. */
  oldestFirst = $state(false);

  constructor() {
    this.language = preferred(navigator.languages);
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
      for (const name of NAMES) {
        if (typeof kept[name] === typeof this[name]) Object.assign(this, { [name]: kept[name] });
      }
    } catch {
      // A browser that keeps nothing, or something of an older version: the usual settings.
    }
    if (!LANGUAGES.includes(this.language)) this.language = 'en';
  }

  keep(): void {
    const kept = Object.fromEntries(NAMES.map((name) => [name, this[name]]));
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Nothing can be kept here; the settings hold until the page is closed.
    }
  }
}

const NAMES = [
  'language',
  'theme',
  'colours',
  'confirm',
  'sound',
  'soundAgain',
  'notifications',
  'shortcuts',
  'oldestFirst',
] as const;

export function preferred(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

export const settings = new Settings();
