import { beforeEach, expect, test, vi } from 'vitest';
import type { Occupant, Table } from '#wire';
import * as calls from '../api/calls.ts';
import { Unreachable } from '../api/http.ts';
import { seatsHere } from '../state/device.ts';
import { Opening, stillChosen, type Sitter } from './seating.ts';

vi.mock('../api/calls.ts');
const asked = vi.mocked(calls);
const voice = { language: 'en' };
const agreed = { game: 'lisboa', options: {}, visibility: 'private', hints: true, practice: false } as const;
const sitters: Sitter[] = [{ kind: 'me' }, { kind: 'here', name: ' Bea ' }, { kind: 'here', name: 'Cai' }];

/** A server of one table. */
let table: Table;
let guests: number;
const person = (name: string): Occupant => ({ person: { name, you: false } });
const copy = () => structuredClone(table);

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  guests = 0;
  asked.create.mockImplementation(async (_, { seats }) => {
    table = {
      id: `t${asked.create.mock.calls.length}`,
      status: 'gathering',
      seats: seats.map((seat, index) => ({ seat: 'ABCD'[index], occupant: seat === 'me' ? person('Ana') : 'open' })),
    } as unknown as Table;
    return copy();
  });
  asked.table.mockImplementation(async () => copy());
  asked.sit.mockImplementation(async () => ({ name: '', token: `token${(guests += 1)}` }) as never);
  asked.invite.mockImplementation(async (_, _id, seat) => ({ token: `for ${seat}` }) as never);
  asked.joinByLink.mockImplementation(async (_, _token, seat) => {
    const place = table.seats.find((one) => one.seat === seat);
    if (place) place.occupant = person('x');
    return copy();
  });
  asked.start.mockImplementation(async () => {
    table.status = 'running';
    return copy();
  });
});

test('a table is opened, everybody here is seated, and it begins', async () => {
  const opened = await new Opening().open(voice, sitters, agreed);
  expect(opened.status).toBe('running');
  expect(seatsHere('t1')).toEqual({ B: 'token1', C: 'token2' });
  expect(asked.sit.mock.calls.map(([, guest]) => guest.name)).toEqual(['Bea', 'Cai']);
});

const STEPS = ['table', 'sit', 'invite', 'joinByLink', 'start'] as const;

test.each(STEPS)('when %s fails the same table is gone on with', async (step) => {
  const opening = new Opening();
  asked[step].mockRejectedValueOnce(new Unreachable());
  await expect(opening.open(voice, sitters, agreed)).rejects.toThrow(Unreachable);
  const opened = await opening.open(voice, sitters, agreed);
  expect(opened.status).toBe('running');
  expect(asked.create).toHaveBeenCalledTimes(1);
  expect(guests).toBe(2);
  expect(Object.keys(seatsHere('t1'))).toEqual(['B', 'C']);
});

test('what has begun already is not begun again', async () => {
  const opening = new Opening();
  asked.start.mockImplementationOnce(async () => {
    table.status = 'running';
    throw new Unreachable();
  });
  await expect(opening.open(voice, sitters, agreed)).rejects.toThrow(Unreachable);
  expect((await opening.open(voice, sitters, agreed)).id).toBe('t1');
  expect(asked.start).toHaveBeenCalledTimes(1);
});

test('who agrees on something else gets another table', async () => {
  const opening = new Opening();
  asked.start.mockRejectedValueOnce(new Unreachable());
  await expect(opening.open(voice, sitters, agreed)).rejects.toThrow(Unreachable);
  expect((await opening.open(voice, sitters, { ...agreed, hints: false })).id).toBe('t2');
});

test('what was chosen holds where it is offered, the rest is as usual', () => {
  const option = (name: string, ...values: string[]) => ({ name, title: name, values: values.map((value) => ({ name: value, title: value })) });
  const options = [option('draw', 'one', 'two'), option('side', 'a', 'b')];
  expect(stillChosen(options, { draw: 'two', side: 'z', gone: 'x' })).toEqual({ draw: 'two', side: 'a' });
});
