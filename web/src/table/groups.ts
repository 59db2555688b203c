/** Choices as they are offered: headings, under each of them at most twelve. */
import type { Choice } from '#wire';

export const MOST = 12;

export type Offer = { key: string; title: string; choices: Choice[] };

/** Keeps the server's order. */
export function offers(choices: Choice[]): Offer[] {
  const found: Offer[] = [];
  for (const choice of choices) {
    const key = choice.group.line;
    let offer = found.find((one) => one.key === key);
    if (!offer) found.push((offer = { key, title: choice.group.text ?? key, choices: [] }));
    offer.choices.push(choice);
  }
  return found;
}
