/** The games that there are pages for. */
export const GAMES = ['lisboa', 'madeira'] as const;
export type Game = (typeof GAMES)[number];

export const isGame = (word: string): word is Game => (GAMES as readonly string[]).includes(word);
