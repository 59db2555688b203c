/** What moved between two drawings. */
import type { Drawing, DrawnNode, Frame, Said } from '#wire';
import { middle } from './plane.ts';

/** A piece on its way; without an end it fades, without a start it appears. */
export type Flight = {
  id: string;
  svg: string;
  kind: string;
  from?: Frame;
  to?: Frame;
  /** The nodes it leaves and comes to. */
  ends: DrawnNode[];
};

type Unit = {
  node: DrawnNode;
  /** It is still there, or was before. */
  stays: boolean;
  /** Before whom it lies. */
  seat: string | undefined;
};

/** Of one kind no more travel at once; the rest is there in the end. */
const MOST = 8;

function units(one: Drawing, other: Map<string, DrawnNode>): Map<string, Unit[]> {
  const seats = new Map(one.areas.map((area) => [area.id, area.seat]));
  const found = new Map<string, Unit[]>();
  for (const node of one.nodes) {
    if (node.layer !== 'piece') continue;
    const twin = other.get(node.key);
    const same = twin?.kind === node.kind ? twin : undefined;
    const missing = node.count - (same?.count ?? 0);
    const list = found.get(node.kind) ?? [];
    for (let number = 0; number < Math.min(missing, MOST); number += 1) {
      list.push({ node, stays: same !== undefined, seat: seats.get(node.area) });
    }
    if (list.length > 0) found.set(node.kind, list);
  }
  return found;
}

const apart = (one: DrawnNode, other: DrawnNode) => {
  const [a, b] = [middle(one.frame), middle(other.frame)];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

/** The picture without a number, where there is one. */
const picture = (one: DrawnNode, other: DrawnNode) => (one.count <= other.count ? one.svg : other.svg);

export type Travels = {
  flights: Flight[];
  /** Nodes of the later drawing that are not to be seen before they have arrived. */
  coming: Set<string>;
};

/** Whether something went from one to the other: an event tells of both. */
function dealt(one: string, other: string, events: Said[]): boolean {
  const named = (event: Said, seat: string) =>
    event.fields.some(({ value }) => 'seat' in value && value.seat === seat);
  return events.some((event) => named(event, one) && named(event, other));
}

/**
 * Pieces that are gone are matched with those of the same kind that are new, the nearest first.
 * From somebody to somebody else they go only where an event tells of both.
 */
export function travels(before: Drawing, after: Drawing, events: Said[] = []): Travels {
  const earlier = new Map(before.nodes.map((node) => [node.key, node]));
  const later = new Map(after.nodes.map((node) => [node.key, node]));
  const gone = units(before, later);
  const come = units(after, earlier);
  const flights: Flight[] = [];
  const coming = new Set<string>();
  const kinds = new Set([...gone.keys(), ...come.keys()]);
  for (const kind of kinds) {
    const from = gone.get(kind) ?? [];
    const to = come.get(kind) ?? [];
    const pairs = from
      .flatMap((start) => to.map((end) => ({ start, end, way: apart(start.node, end.node) })))
      .filter(({ start: { seat: one }, end: { seat: other } }) => {
        return one === undefined || other === undefined || one === other || dealt(one, other, events);
      })
      .sort((a, b) => a.way - b.way);
    const used = new Set<Unit>();
    for (const { start, end, way } of pairs) {
      if (used.has(start) || used.has(end)) continue;
      used.add(start).add(end);
      // The same place under another name is no journey.
      if (way < 1) continue;
      if (!end.stays) coming.add(end.node.key);
      const svg = picture(end.node, start.node);
      const id = `${kind} ${flights.length}`;
      flights.push({ id, kind, svg, from: start.node.frame, to: end.node.frame, ends: [start.node, end.node] });
    }
    for (const { node, stays } of from.filter((unit) => !used.has(unit))) {
      if (stays || flights.some((one) => one.id === `- ${node.key}`)) continue;
      flights.push({ id: `- ${node.key}`, kind, svg: node.svg, from: node.frame, ends: [node] });
    }
    for (const { node, stays } of to.filter((unit) => !used.has(unit))) {
      if (stays || coming.has(node.key)) continue;
      coming.add(node.key);
      flights.push({ id: `+ ${node.key}`, kind, svg: node.svg, to: node.frame, ends: [node] });
    }
  }
  return { flights, coming };
}

/** Where a travelling piece is at some part of its way: a gentle curve, to the left of it. */
export function along(from: Frame, to: Frame, share: number): { x: number; y: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = 0.12 * 4 * share * (1 - share);
  return { x: from.x + dx * share + dy * bend, y: from.y + dy * share - dx * bend };
}

/** The nodes of a new drawing; those that did not change are the very same as before. */
export function settle(before: Drawing | null, after: Drawing): Drawing {
  if (!before) return after;
  const known = new Map(before.nodes.map((node) => [node.key, node]));
  const nodes = after.nodes.map((node) => {
    const old = known.get(node.key);
    return old && (old === node || alike(old, node)) ? old : node;
  });
  const same = (one: object, other: object) => one === other || JSON.stringify(one) === JSON.stringify(other);
  const areas = same(before.areas, after.areas) ? before.areas : after.areas;
  return { ...after, areas, nodes };
}

function alike(one: DrawnNode, other: DrawnNode): boolean {
  const [a, b] = [one.frame, other.frame];
  return (
    one.svg === other.svg &&
    one.count === other.count &&
    one.item === other.item &&
    one.kind === other.kind &&
    one.area === other.area &&
    a.x === b.x &&
    a.y === b.y &&
    a.w === b.w &&
    a.h === b.h &&
    // What is said by choosing it may be another thing now, though it looks the same.
    (['things', 'answers', 'figures', 'label'] as const).every(
      (part) => JSON.stringify(one[part]) === JSON.stringify(other[part]),
    )
  );
}
