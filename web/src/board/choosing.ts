/** Which choices belong to which part of the drawn table: the same as `draw/tests/scenes/choosing.rs`. */
import type { Choice, Drawing, DrawnNode, Field, FieldValue, Item, Saying, Thing } from '#wire';
import { thingKey } from '../table/places.svelte.ts';
import { meets } from './plane.ts';

export type Offered = {
  /** Choices by the key of the node they can be made at. */
  at: Map<string, Choice[]>;
  /** Nodes that glow and that Tab stops at: of those that offer the same, one. */
  stops: Set<string>;
  /** Choices that are nowhere on the table. */
  loose: Choice[];
};

const NOWHERE: Offered = { at: new Map(), stops: new Set(), loose: [] };

/** What a node is called: by itself, and by what the document says of it. */
export type Called = { own: string[]; item: string[] };

export function calledOf(node: DrawnNode, items: ReadonlyMap<string, Item>): Called {
  const item = node.item === undefined ? undefined : items.get(node.item);
  return { own: (node.things ?? []).map(thingKey), item: (item?.things ?? []).map(thingKey) };
}

function same(one: FieldValue, other: FieldValue): boolean {
  if ('name' in one) return 'name' in other && thingKey(one.name) === thingKey(other.name);
  if ('seat' in one) return 'seat' in other && one.seat === other.seat;
  if ('number' in one) return 'number' in other && one.number === other.number;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a line of this kind with these fields is meant. */
export const means = (saying: Saying, kind: string, fields: Field[]): boolean =>
  saying.kind === kind &&
  saying.fields.every((part) => fields.some((field) => field.name === part.name && same(field.value, part.value)));

function namesIn(value: FieldValue): Thing[] {
  if ('name' in value) return [value.name];
  return 'list' in value ? value.list.flatMap(namesIn) : [];
}

/** Names by their family; a node's own come before those of its item. */
function families(node: DrawnNode, items: ReadonlyMap<string, Item>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const item = node.item === undefined ? [] : (items.get(node.item)?.things ?? []);
  const own = node.things ?? [];
  const owned = new Set(own.map((thing) => thing.family));
  for (const thing of [...own, ...item.filter(({ family }) => !owned.has(family))]) {
    found.set(thing.family, (found.get(thing.family) ?? new Set()).add(thingKey(thing)));
  }
  return found;
}

/** Whatever kind of thing both speak of is the same; of several of one kind one is enough. */
const agree = (called: Map<string, Set<string>>, spoken: Thing[]) =>
  spoken.every(({ family }) => {
    const here = called.get(family);
    return !here || spoken.some((one) => one.family === family && here.has(thingKey(one)));
  });

/** Where things and answers are, so that no choice asks every node. */
class Index {
  readonly #things = new Map<string, Set<DrawnNode>>();
  readonly #answers = new Map<string, { node: DrawnNode; saying: Saying }[]>();
  readonly #called = new Map<DrawnNode, Map<string, Set<string>>>();

  constructor(drawing: Drawing, items: ReadonlyMap<string, Item>, mine: string | null) {
    const seats = new Map(drawing.areas.map((area) => [area.id, area.seat]));
    for (const node of drawing.nodes) {
      if (node.layer === 'ground') continue;
      const seat = seats.get(node.area);
      const theirs = seat !== undefined && seat !== mine;
      for (const saying of node.answers ?? []) {
        // What is somebody else's is meant where they are named.
        if (theirs && !saying.fields.some(({ value }) => 'seat' in value && value.seat === seat)) continue;
        this.#answers.set(saying.kind, [...(this.#answers.get(saying.kind) ?? []), { node, saying }]);
      }
      if (theirs) continue;
      const called = families(node, items);
      this.#called.set(node, called);
      for (const key of [...called.values()].flatMap((keys) => [...keys])) {
        this.#things.set(key, (this.#things.get(key) ?? new Set()).add(node));
      }
    }
  }

  /** The nodes that answer with it, or else those that it speaks of. */
  of({ action }: Choice): Set<DrawnNode> {
    const answering = (this.#answers.get(action.kind) ?? []).filter(({ saying }) =>
      means(saying, action.kind, action.fields),
    );
    if (answering.length > 0) return new Set(answering.map(({ node }) => node));
    const spoken = action.fields.flatMap(({ value }) => namesIn(value));
    const near = spoken.flatMap((thing) => [...(this.#things.get(thingKey(thing)) ?? [])]);
    return new Set(near.filter((node) => agree(this.#called.get(node) ?? new Map(), spoken)));
  }
}

export function offered(
  drawing: Drawing,
  items: ReadonlyMap<string, Item>,
  choices: Choice[],
  mine: string | null,
): Offered {
  if (choices.length === 0) return NOWHERE;
  const index = new Index(drawing, items, mine);
  const offers = new Map<DrawnNode, Choice[]>();
  for (const choice of choices) {
    for (const node of index.of(choice)) offers.set(node, [...(offers.get(node) ?? []), choice]);
  }

  // What offers everything tells nothing, unless nothing else does.
  const telling = [...offers].filter(([, found]) => found.length < choices.length);
  const apart = new Set(telling.flatMap(([, found]) => found)).size === choices.length;
  const used = new Map(apart ? telling : offers);

  const at = new Map<string, Choice[]>();
  const alike = new Map<string, DrawnNode[]>();
  for (const node of drawing.nodes) {
    const found = used.get(node);
    if (!found) continue;
    at.set(node.key, found);
    const lines = found.map((choice) => choice.action.line).join('|');
    alike.set(lines, [...(alike.get(lines) ?? []), node]);
  }
  const reached = new Set([...at.values()].flat());
  const loose = choices.filter((choice) => !reached.has(choice));
  return { at, stops: new Set([...alike.values()].flatMap(leading)), loose };
}

/** Of nodes that offer the same and lie on each other or belong to one thing, the lowest. */
function leading(nodes: DrawnNode[]): string[] {
  const kept: DrawnNode[] = [];
  for (const node of nodes.toSorted((a, b) => Number(a.layer === 'piece') - Number(b.layer === 'piece'))) {
    const led = kept.some(
      (one) => meets(one.frame, node.frame) || (one.item !== undefined && one.item === node.item),
    );
    if (!led) kept.push(node);
  }
  return kept.map((node) => node.key);
}
