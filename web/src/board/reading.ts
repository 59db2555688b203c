/** What the document calls the things that are drawn. */
import type { Document, DrawnArea, DrawnNode, Item } from '#wire';
import { items } from '../table/places.svelte.ts';

export class Reading {
  readonly items: ReadonlyMap<string, Item>;
  readonly #document: Document | null;

  constructor(document: Document | null) {
    this.#document = document;
    // A part of the table may be named as a whole.
    const groups = document?.regions.flatMap((region) => region.groups) ?? [];
    const titled = groups.flatMap(({ id, title }) => (title === undefined ? [] : [{ id, name: title }]));
    const named = [...titled, ...(document ? items(document) : [])];
    this.items = new Map(named.map((item) => [item.id, item]));
  }

  itemOf(node: DrawnNode): Item | null {
    return node.item === undefined ? null : (this.items.get(node.item) ?? null);
  }

  /** A part of somebody's things has their name before its own; one's own needs none. */
  title(area: DrawnArea, nameOf: (seat: string) => string, mine: string | null = null): string {
    const region = this.#document?.regions.find((one) => one.id === area.region);
    const group = region?.groups.find((one) => one.id === area.group)?.title;
    // An area of one thing is called like it.
    if (area.seat === undefined) return group ?? this.items.get(area.id)?.name ?? region?.title ?? '';
    const name = nameOf(area.seat);
    if (!group) return name;
    return area.seat === mine ? group : `${name} · ${group}`;
  }
}

/** As much of a text as fits, by the mean width of a letter: as in `draw::sheet`. */
export function cut(text: string, width: number, size: number): string {
  const LETTER = 0.5;
  const room = Math.floor(Math.max(1, width / (size * LETTER)));
  const letters = [...text];
  if (letters.length <= room) return text;
  return `${letters.slice(0, Math.max(0, room - 1)).join('').trimEnd()}…`;
}
