/** What events would change on the drawn table. */
import type { Drawing, DrawnFigure, Item, Said } from '#wire';
import { keys } from '../table/places.svelte.ts';
import { calledOf, means } from './choosing.ts';

/** By how much a figure changes with an event. */
export function change(figure: DrawnFigure, event: Said): number {
  if (!means(figure.of, event.kind, event.fields)) return 0;
  const field = event.fields.find(({ name }) => name === figure.amount);
  const amount = figure.amount === undefined ? 1 : field && 'number' in field.value ? field.value.number : 0;
  return figure.less ? -amount : amount;
}

const seatIn = (event: Said) =>
  event.fields.flatMap(({ value }) => ('seat' in value ? [value.seat] : []));

/** Nodes that would change, by key; figures with the amount. */
export function foreseen(
  drawing: Drawing,
  items: ReadonlyMap<string, Item>,
  events: Said[],
): Map<string, number | null> {
  const found = new Map<string, number | null>();
  if (events.length === 0) return found;
  // An event that changes a figure is seen there and nowhere else.
  const counted = new Set<Said>();
  for (const node of drawing.nodes) {
    for (const figure of node.figures ?? []) {
      for (const event of events) {
        const by = change(figure, event);
        if (by === 0) continue;
        counted.add(event);
        found.set(node.key, (found.get(node.key) ?? 0) + by);
      }
    }
  }
  const others = events.filter((event) => !counted.has(event));
  const spoken = others.map((event) => ({ keys: new Set(keys(event.fields)), seats: seatIn(event) }));
  const seats = new Map(drawing.areas.map((area) => [area.id, area.seat]));
  for (const node of drawing.nodes) {
    if (node.layer === 'ground' || found.has(node.key)) continue;
    const seat = seats.get(node.area);
    const { own, item } = calledOf(node, items);
    const called = own.length > 0 ? own : item;
    const touched = spoken.some(
      (event) =>
        called.some((key) => event.keys.has(key)) &&
        // What lies before somebody changes by what is told of them.
        (seat === undefined || event.seats.length === 0 || event.seats.includes(seat)),
    );
    if (touched) found.set(node.key, null);
  }
  return found;
}

/** `+3`, `−2`. */
export const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`);
