import { describe, expect, test } from 'vitest';
import type { Choice, DrawnNode, Field, FieldValue, Item, Said, Saying } from '#wire';
import { offered } from './choosing.ts';
import { foreseen, signed } from './foreseen.ts';
import { at, drawing, node } from './pieces.fixture.ts';

const name = (family: string, word: string, field = family): Field => ({ name: field, value: { name: { family, word } } });
const number = (field: string, number: number): Field => ({ name: field, value: { number } });
const seat = (field: string, seat: string): Field => ({ name: field, value: { seat } });
const said = (kind: string, ...fields: Field[]): Said => ({
  line: [kind, ...fields.map(({ value }) => written(value))].join(' '),
  kind,
  fields,
});
const written = (value: FieldValue): string =>
  'name' in value ? value.name.word : 'seat' in value ? value.seat : 'number' in value ? `${value.number}` : '';
const choice = (kind: string, ...fields: Field[]): Choice => ({
  action: said(kind, ...fields),
  group: { line: 'g', kind: 'g', fields: [] },
});
const saying = (kind: string, ...fields: Field[]): Saying => ({ kind, fields });
const item = (id: string, ...things: [string, string][]): Item => ({
  id,
  name: id,
  things: things.map(([family, word]) => ({ family, word })),
});
const items = (...all: Item[]) => new Map(all.map((one) => [one.id, one]));
const place = (key: string, more: Partial<DrawnNode> = {}) => node(key, { layer: 'place', item: key, ...more });
const lines = (choices: Choice[] | undefined) => choices?.map(({ action }) => action.line);

describe('choices', () => {
  test('are where what they speak of is; the rest is in the bar', () => {
    const pass = choice('pass');
    const grind = choice('grind', name('building', 'mill'));
    const { at, stops, loose } = offered(drawing(0, place('mill')), items(item('mill', ['building', 'mill'])), [grind, pass], 'A');
    expect(at.get('mill')).toEqual([grind]);
    expect([...stops]).toEqual(['mill']);
    expect(loose).toEqual([pass]);
  });
  test('of a hand are at each card', () => {
    const hand = item('hand', ['card', 'c1'], ['card', 'c2']);
    const card = (word: string) =>
      node(word, { item: 'hand', things: [{ family: 'card', word }], frame: at(word === 'c1' ? 0 : 20) });
    const [one, two] = [choice('play', name('card', 'c1')), choice('play', name('card', 'c2'))];
    const { at: where, stops } = offered(drawing(0, card('c1'), card('c2')), items(hand), [one, two], 'A');
    expect([where.get('c1'), where.get('c2')]).toEqual([[one], [two]]);
    expect(stops.size).toBe(2);
  });
  test('stop once for a place and the pieces on it', () => {
    const nodes = [node('w', { item: 'mill' }), place('mill')];
    const { at, stops } = offered(drawing(0, ...nodes), items(item('mill', ['building', 'mill'])), [choice('m', name('building', 'mill'))], 'A');
    expect(at.size).toBe(2);
    expect([...stops]).toEqual(['mill']);
  });
  test('agree with a node in everything that both speak of', () => {
    const official = (noble: string, standing: string, x: number) =>
      node(`${noble}-${standing}`, { things: [{ family: 'noble', word: noble }, { family: 'standing', word: standing }], frame: at(x) });
    const all = [
      choice('dismiss', name('noble', 'builder'), name('standing', 'office')),
      choice('dismiss', name('noble', 'builder'), name('standing', 'plaza')),
      choice('dismiss', name('noble', 'king'), name('standing', 'office')),
    ];
    const nodes = [official('builder', 'office', 0), official('builder', 'plaza', 20), official('king', 'office', 40)];
    const offer = offered(drawing(0, ...nodes), items(), all, 'A');
    expect(nodes.map(({ key }) => lines(offer.at.get(key)))).toEqual(all.map(({ action }) => [action.line]));
  });
  test('do not glow where all of them belong, unless there is nothing else', () => {
    const nodes = ['mill', 'one', 'two'].map((id) => place(id));
    const all = items(item('mill', ['b', 'mill']), item('one', ['d', '1']), item('two', ['d', '2']));
    const apart = [choice('x', name('b', 'mill'), name('d', '1')), choice('x', name('b', 'mill'), name('d', '2'))];
    expect([...offered(drawing(0, ...nodes), all, apart, 'A').stops]).toEqual(['one', 'two']);
    const alike = [choice('n', name('b', 'mill')), choice('s', name('b', 'mill'))];
    expect([...offered(drawing(0, ...nodes), all, alike, 'A').stops]).toEqual(['mill']);
  });
});

describe('answers', () => {
  test('tell numbers apart, each of several ways', () => {
    const tile = (key: string, x: number, ...ways: [number, string][]) =>
      place(key, { frame: at(x), answers: ways.map(([steps, side]) => saying('cardinal', number('steps', steps), name('side', side))) });
    const nodes = [tile('north', 0, [1, 'ahead'], [2, 'behind']), tile('south', 20, [2, 'ahead'])];
    const move = (steps: number, side: string) => choice('cardinal', number('steps', steps), name('side', side));
    const all = [move(1, 'ahead'), move(2, 'ahead'), move(2, 'behind')];
    const { at: where } = offered(drawing(0, ...nodes), items(), all, 'A');
    expect(lines(where.get('north'))).toEqual(['cardinal 1 ahead', 'cardinal 2 behind']);
    expect(lines(where.get('south'))).toEqual(['cardinal 2 ahead']);
  });
  test('count before what a choice speaks of', () => {
    const office = place('office', { answers: [saying('recruit', name('noble', 'king'))] });
    const favours = place('favours', { frame: at(20), answers: [saying('favour', name('noble', 'king'))] });
    const portrait = place('king', { frame: at(40) });
    const all = items(item('king', ['noble', 'king']));
    const offer = (kind: string) => [...offered(drawing(0, office, favours, portrait), all, [choice(kind, name('noble', 'king'))], 'A').at.keys()];
    expect(offer('recruit')).toEqual(['office']);
    expect(offer('favour')).toEqual(['favours']);
    // Nobody answers with it: it is where the noble is.
    expect(offer('visit')).toEqual(['king']);
  });
  test('of what is somebody else’s hold where they are named', () => {
    const store = (key: string, area: string) => node(key, { area, answers: [saying('sell', name('good', 'gold'))] });
    const ship = node('ship', { area: 'they', frame: at(50), answers: [saying('sell', seat('owner', 'B'), number('slot', 1))] });
    const mine = node('dock', { area: 'me', frame: at(80), answers: [saying('sell', seat('owner', 'A'), number('slot', 1))] });
    const sell = (owner: string) => choice('sell', name('good', 'gold'), seat('owner', owner), number('slot', 1));
    const { at: where, loose } = offered(drawing(0, store('mine', 'me'), store('theirs', 'they'), ship, mine), items(), [sell('A'), sell('B')], 'A');
    expect(lines(where.get('ship'))).toEqual(['sell gold B 1']);
    expect(lines(where.get('dock'))).toEqual(['sell gold A 1']);
    expect(where.has('theirs')).toBe(false);
    expect(loose).toEqual([]);
  });
  test('what lies before somebody else is not meant by its name alone', () => {
    const wheat = items(item('wheat', ['good', 'wheat']));
    const sell = [choice('sell', name('good', 'wheat'))];
    const at = (area: string) => offered(drawing(0, node('w', { item: 'wheat', area })), wheat, sell, 'A');
    expect(at('me').stops.size).toBe(1);
    expect(at('they').stops.size).toBe(0);
    expect(at('they').loose.length).toBe(1);
  });
});

describe('what would happen', () => {
  const figure = (seat: string, x: number) =>
    node(`gold-${seat}`, {
      area: seat === 'A' ? 'me' : 'they',
      item: 'gold',
      frame: at(x),
      figures: [
        { of: saying('gained', { name: 'seat', value: { seat } }, name('good', 'gold')), amount: 'amount' },
        { of: saying('sold', { name: 'seat', value: { seat } }, name('good', 'gold')), less: true },
      ],
    });
  const table = drawing(0, figure('A', 0), figure('B', 20), place('price', { frame: at(40) }), node('ship-B', { area: 'they', item: 'ship' }), node('ship-A', { area: 'me', item: 'ship' }));
  const all = items(item('gold', ['good', 'gold']), item('price', ['good', 'gold']), item('ship', ['ship', 'blue']));
  const gained = (who: string, amount: number) => said('gained', seat('seat', who), number('amount', amount), name('good', 'gold'));

  test('is at the figures of who it happens to, with the sum', () => {
    const sold = said('sold', seat('seat', 'A'), name('good', 'gold'));
    expect([...foreseen(table, all, [gained('A', 3), sold])]).toEqual([['gold-A', 2]]);
    expect([...foreseen(table, all, [gained('B', 1)])]).toEqual([['gold-B', 1]]);
  });
  test('is at things without a figure, before whom it happens to', () => {
    const sailed = said('sailed', seat('seat', 'B'), name('ship', 'blue'));
    expect([...foreseen(table, all, [sailed])]).toEqual([['ship-B', null]]);
    expect(foreseen(table, all, []).size).toBe(0);
  });
  test('is written with its sign', () => {
    expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
  });
});
