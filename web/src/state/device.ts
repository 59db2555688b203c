/** People who share this device: each has a session of their own, kept here. */
import { lasting } from './keeping.ts';

const KEY = 'azulejo.device';

type Tokens = Record<string, Record<string, string>>;

function all(): Tokens {
  try {
    return JSON.parse(lasting.get(KEY) ?? '{}') as Tokens;
  } catch {
    return {};
  }
}

/** The tokens of those who sit at a table on this device, by seat. */
export const seatsHere = (table: string): Record<string, string> => all()[table] ?? {};

export function keepSeat(table: string, seat: string, token: string): void {
  const tokens = all();
  tokens[table] = { ...tokens[table], [seat]: token };
  lasting.set(KEY, JSON.stringify(tokens));
}
