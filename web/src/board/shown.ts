/** The nodes as they are put on the page; those about which nothing changed are the same as before. */
import type { Choice, Drawing, DrawnNode } from '#wire';
import type { Offered } from './choosing.ts';
import { cut, type Reading } from './reading.ts';

export type Shown = {
  node: DrawnNode;
  name: string;
  /** The name as far as there is room for it. */
  label: string;
  /** Tab stops here. */
  stop: boolean;
  /** It can be chosen, by itself or with what it belongs to. */
  can: boolean;
  /** There is more than one choice. */
  menu: boolean;
};

/** By area. */
export type Areas = Map<string, Shown[]>;

export function show(
  before: Areas,
  drawing: Drawing,
  reading: Reading,
  offer: Offered,
  titles: ReadonlyMap<string, string>,
  several: (name: string, count: number) => string,
): Areas {
  const known = new Map([...before.values()].flat().map((one) => [one.node.key, one]));
  const found: Areas = new Map(drawing.areas.map((area) => [area.id, []]));
  for (const node of drawing.nodes) {
    const choices = offer.at.get(node.key);
    const stop = offer.stops.has(node.key);
    const item = reading.itemOf(node);
    const title = item?.name ?? titles.get(node.area) ?? '';
    const said = node.layer === 'ground' ? '' : (stop && choices ? at(title, choices, several) : state(title, item?.state));
    const now: Shown = {
      node,
      name: said,
      label: node.label ? cut(item?.name ?? '', node.label.width, node.label.size) : '',
      stop,
      can: choices !== undefined,
      menu: stop && (choices?.length ?? 0) > 1,
    };
    const old = known.get(node.key);
    found.get(node.area)?.push(old && alike(old, now) ? old : now);
  }
  return found;
}

const state = (name: string, state: string | undefined) => (state ? `${name}: ${state}` : name);

function at(name: string, choices: Choice[], several: (name: string, count: number) => string): string {
  const [one, two] = choices;
  if (!one || two) return several(name, choices.length);
  return `${name}: ${one.action.text ?? one.action.line}`;
}

const alike = (one: Shown, other: Shown) =>
  one.node === other.node &&
  one.name === other.name &&
  one.label === other.label &&
  one.stop === other.stop &&
  one.can === other.can &&
  one.menu === other.menu;
