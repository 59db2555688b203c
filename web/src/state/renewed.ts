/** A list of which only what is new was told, and where the rest stands in the one that is known. */
import type { Kept } from '#wire';

export type News<T> = { kept: Kept } | { new: T };

/** The list as it is now; if it is the known one, that very list. */
export function renewed<T>(known: T[], news: News<T>[]): T[] {
  const now = news.flatMap((part) =>
    'kept' in part ? known.slice(part.kept.from, part.kept.from + part.kept.count) : [part.new],
  );
  const same = now.length === known.length && now.every((part, index) => part === known[index]);
  return same ? known : now;
}
