/** Who is to sit where at a new table, and how they come to sit there. */
import type { GameOption, NewSeat, NewTable, Table } from '#wire';
import * as calls from '../api/calls.ts';
import type { Voice } from '../api/http.ts';
import { keepSeat } from '../state/device.ts';

export type Sitter =
  | { kind: 'me' }
  | { kind: 'here'; name: string }
  | { kind: 'bot'; level: number }
  | { kind: 'open' };

const seatFor = (sitter: Sitter): NewSeat => {
  switch (sitter.kind) {
    case 'me':
      return 'me';
    case 'bot':
      return { bot: { level: sitter.level } };
    case 'here':
    case 'open':
      return 'open';
  }
};

/** What was chosen holds, also when the same is said in another language; the rest is as usual. */
export const stillChosen = (options: GameOption[], chosen: Record<string, string>) =>
  Object.fromEntries(
    options.map(({ name, values }) => {
      const kept = values.find((value) => value.name === chosen[name]);
      return [name, (kept ?? values[0])?.name ?? ''];
    }),
  );

type Opened = { wanted: string; id: string; tokens: Record<string, string> };

/** A table that is being opened. When a step fails, trying again goes on from there. */
export class Opening {
  #opened: Opened | null = null;

  /** Opens a table, seats those at this device, and begins if nobody is missing. */
  async open(voice: Voice, sitters: Sitter[], agreed: Omit<NewTable, 'seats'>): Promise<Table> {
    const { id, tokens } = await this.#table(voice, sitters, agreed);
    const table = await calls.table(voice, id);
    for (const [index, sitter] of sitters.entries()) {
      const place = table.seats[index];
      if (sitter.kind !== 'here' || place?.occupant !== 'open') continue;
      const seat = place.seat;
      const token = tokens[seat] ?? (await guest(voice, sitter.name));
      if (token === undefined) continue;
      tokens[seat] = token;
      const invitation = await calls.invite(voice, id, seat);
      keepSeat(id, seat, token);
      await calls.joinByLink({ ...voice, token }, invitation.token, seat);
    }
    const now = await calls.table(voice, id);
    const complete = now.seats.every((seat) => seat.occupant !== 'open');
    return complete && now.status === 'gathering' ? calls.start(voice, id) : now;
  }

  async #table(voice: Voice, sitters: Sitter[], agreed: Omit<NewTable, 'seats'>): Promise<Opened> {
    const wanted = JSON.stringify([sitters, agreed]);
    if (this.#opened?.wanted === wanted) return this.#opened;
    const table = await calls.create(voice, { ...agreed, seats: sitters.map(seatFor) });
    this.#opened = { wanted, id: table.id, tokens: {} };
    return this.#opened;
  }
}

async function guest(voice: Voice, name: string): Promise<string | undefined> {
  const person = { name: name.trim(), language: voice.language, bearer: true };
  return (await calls.sit(voice, person)).token;
}
