/** One decision told event by event: what flies when, and which figures change. */
import type { Drawing, DrawnArea, Field, Frame, Item, Said, Thing } from '#wire';
import { thingKey } from '../table/places.svelte.ts';
import { change } from './foreseen.ts';
import type { Flight } from './travel.ts';

/** A figure that changes. */
export type Pulse = { id: string; frame: Frame; by: number };

/** What happens at once. */
export type Moment = { flights: Flight[]; pulses: Pulse[] };

/** More moments than this would bore: what is left happens together. */
export const MOMENTS = 12;

function namesIn(fields: Field[]): Thing[] {
  return fields.flatMap(({ value }) => {
    if ('name' in value) return [value.name];
    return 'list' in value ? value.list.flatMap((one) => ('name' in one ? [one.name] : [])) : [];
  });
}

/** How much an event tells of a flight. */
function telling(flight: Flight, event: Said, items: ReadonlyMap<string, Item>, areas: DrawnArea[]): number {
  const things = flight.ends.flatMap((node) => [
    ...(node.things ?? []),
    ...(items.get(node.item ?? '')?.things ?? []),
  ]);
  const keys = new Set(things.map(thingKey));
  const words = new Set([flight.kind, ...flight.ends.map((node) => node.item ?? '')].flatMap((id) => id.split('-')));
  const names = namesIn(event.fields);
  const named = names.filter((name) => keys.has(thingKey(name)) || words.has(name.word)).length;
  const seats = event.fields.flatMap(({ value }) => ('seat' in value ? [value.seat] : []));
  const owners = flight.ends.map((node) => areas.find((area) => area.id === node.area)?.seat);
  const theirs = seats.some((seat) => owners.includes(seat) || flight.kind.endsWith(`-${seat}`));
  if (named === 0 && (names.length > 0 || !theirs)) return 0;
  return 2 * named + Number(theirs);
}

/** Flights and figures in the order of the events; what no event tells of comes last. */
export function moments(
  after: Drawing,
  items: ReadonlyMap<string, Item>,
  events: Said[],
  flights: Flight[],
): Moment[] {
  const told: Moment[] = events.map(() => ({ flights: [], pulses: [] }));
  const rest: Moment = { flights: [], pulses: [] };
  for (const flight of flights) {
    let best: { moment: Moment; score: number } | null = null;
    for (const [index, event] of events.entries()) {
      const moment = told[index] ?? rest;
      const score = telling(flight, event, items, after.areas);
      if (score === 0) continue;
      const ahead = best && (score - best.score || best.moment.flights.length - moment.flights.length);
      if (ahead === null || ahead >= 0) best = { moment, score };
    }
    (best?.moment ?? rest).flights.push(flight);
  }
  for (const node of after.nodes) {
    for (const [index, event] of events.entries()) {
      const by = (node.figures ?? []).reduce((sum, figure) => sum + change(figure, event), 0);
      if (by !== 0) told[index]?.pulses.push({ id: `${index} ${node.key}`, frame: node.frame, by });
    }
  }
  const seen = [...told, rest].filter((one) => one.flights.length + one.pulses.length > 0);
  const last = seen.splice(MOMENTS - 1);
  if (last.length > 0) {
    seen.push({ flights: last.flatMap((one) => one.flights), pulses: last.flatMap((one) => one.pulses) });
  }
  return seen;
}
