/**
 * What is pointed at: choices, lines of the log and places show each other. The document and a
 * drawn board both look here.
 */
import type { Choice, Document, Field, FieldValue, Item, Preview, Said, Thing } from '#wire';

/** What the notation calls a thing, as one word to compare by. */
export const thingKey = (thing: Thing) =>
  thing.index === undefined
    ? `${thing.family}/${thing.word}`
    : `${thing.family}/${thing.word}/${thing.index}`;

function keysOf(value: FieldValue): string[] {
  if ('name' in value) return [thingKey(value.name)];
  if ('list' in value) return value.list.flatMap(keysOf);
  return [];
}

/** The things a choice or an event speaks of. */
export const keys = (fields: Field[]): string[] => fields.flatMap((field) => keysOf(field.value));

/** Every item of a document, cells of tables too. */
export function* items(document: Document): Generator<Item> {
  for (const region of document.regions) {
    for (const group of region.groups) {
      for (const item of group.items) {
        yield item;
        yield* item.cells ?? [];
      }
    }
  }
}

export const among = (item: Item, keys: ReadonlySet<string>) =>
  (item.things ?? []).some((thing) => keys.has(thingKey(thing)));

class Places {
  /** Pointed at just now. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** The line that is pointed at: a choice, or what happened. */
  said = $state.raw<Said | null>(null);
  /** The lines of the choices that the place or piece pointed at belongs to. */
  marked = $state.raw<ReadonlySet<string>>(new Set());
  /** What can be chosen in this prompt. */
  open = $state.raw<ReadonlySet<string>>(new Set());

  /** The choices themselves, in the order of the list. */
  choices = $state.raw<Choice[]>([]);
  /** The choice that waits for a yes, and what it would change. */
  pending = $state.raw<{ line: string; events: Said[] } | null>(null);
  /** The choice that is looked at, and what it would do. */
  looked = $state.raw<{ choice: Choice; preview: Preview | null } | null>(null);
  /** What the choice pointed at would change. */
  foreseen = $state.raw<Said[]>([]);

  /** Makes a choice, or asks whether it is meant; whoever lists the choices knows how. */
  choose: (choice: Choice, from: HTMLElement | SVGElement) => void = () => {};
  /** Shows what a choice would do. */
  look: (choice: Choice | null) => void = () => {};

  /** Brings a place into sight; the page knows how. */
  show: (keys: ReadonlySet<string>) => void = () => {};

  /** Points at what a sentence speaks of, and goes there. */
  find(said: Said): void {
    this.point(said);
    this.show(this.pointed);
  }

  point(said: Said | null): void {
    // Hundreds of things look here: who points at nothing any more tells them once.
    if (said === null && this.said === null && this.pointed.size + this.marked.size === 0) return;
    this.said = said;
    this.marked = new Set();
    this.pointed = new Set(said ? keys(said.fields) : []);
  }

  /** Points at a thing; without its choices these are the ones that speak of it. */
  pointAt(things: Thing[] | undefined, choices?: Choice[]): void {
    // The one choice of a place stays pointed at.
    if (choices?.length !== 1) this.said = null;
    this.pointed = new Set((things ?? []).map(thingKey));
    const speaks = (choice: Choice) => keys(choice.action.fields).some((key) => this.pointed.has(key));
    const marked = choices ?? (this.pointed.size > 0 ? this.choices.filter(speaks) : []);
    this.marked = new Set(marked.map((choice) => choice.action.line));
  }

  /** What would happen. */
  foresee(events: Said[]): void {
    if (events.length + this.foreseen.length === 0) return;
    this.foreseen = events;
  }

  isPointed(item: Item): boolean {
    return among(item, this.pointed);
  }

  isOpen(item: Item): boolean {
    return among(item, this.open);
  }
}

export const places = new Places();
