/** Everything the server is asked, one function each. */
import type {
  Acted,
  Analysis,
  Channel,
  Drawing,
  Games,
  HandOver,
  Hints,
  History,
  Invitation,
  Log,
  Me,
  NewTable,
  Preview,
  RecoveryCode,
  Rule,
  Rules,
  Since,
  Table,
  Tableau,
  Tables,
} from '#wire';
import { json, LONG, text, type Voice } from './http.ts';
import { newId } from './outbox.ts';

const where = (seat: string | undefined) => (seat === undefined ? {} : { seat });
/** Whoever sits down or begins adds something random to the seed: chance is not the server's alone. */
const chance = () => ({ nonce: newId() });

export const games = (voice: Voice) => json<Games>(voice, 'GET', '/games');

export const me = (voice: Voice) => json<Me>(voice, 'GET', '/me');
export const sit = (voice: Voice, guest: { name?: string; language: string; bearer: boolean }) =>
  json<Me>(voice, 'POST', '/session', { body: guest, patience: LONG });
export const profile = (voice: Voice, profile: { name?: string; language?: string }) =>
  json<Me>(voice, 'PATCH', '/me', { body: profile });
export const recovery = (voice: Voice) =>
  json<RecoveryCode>(voice, 'POST', '/me/recovery', { body: {} });
export const recover = (voice: Voice, code: string) =>
  json<Me>(voice, 'POST', '/recover', { body: { code, bearer: false } });

export const tables = (voice: Voice, list: 'mine' | 'open') =>
  json<Tables>(voice, 'GET', '/tables', { query: { list } });
export const create = (voice: Voice, table: NewTable) =>
  json<Table>(voice, 'POST', '/tables', { body: { ...table, ...chance() }, patience: LONG });
export const table = (voice: Voice, id: string) => json<Table>(voice, 'GET', `/tables/${id}`);
export const start = (voice: Voice, id: string) =>
  json<Table>(voice, 'POST', `/tables/${id}/start`, { body: chance() });
export const invite = (voice: Voice, id: string, seat?: string) =>
  json<Invitation>(voice, 'POST', `/tables/${id}/invitations`, { body: where(seat) });
export const joinByLink = (voice: Voice, token: string, seat?: string) =>
  json<Table>(voice, 'POST', '/join', { body: { token, ...where(seat), ...chance() } });
export const join = (voice: Voice, id: string, seat?: string) =>
  json<Table>(voice, 'POST', `/tables/${id}/join`, { body: { ...where(seat), ...chance() } });
export const leave = (voice: Voice, id: string) =>
  json<Table>(voice, 'POST', `/tables/${id}/leave`, { body: {} });
export const close = (voice: Voice, id: string) =>
  json<Table>(voice, 'POST', `/tables/${id}/close`, { body: {} });
export const handOver = (voice: Voice, id: string, seat: string, to: HandOver) =>
  json<Table>(voice, 'POST', `/tables/${id}/seats/${seat}`, { body: to });
export const rematch = (voice: Voice, id: string) =>
  json<Table>(voice, 'POST', `/tables/${id}/rematch`, { body: chance() });

/** All that is shown of a table; of what is known by its tag, only that it is the same. */
export const tableau = (voice: Voice, id: string, { drawn, known }: { drawn: boolean; known: string | undefined }) =>
  json<Tableau>(voice, 'GET', `/tables/${id}/tableau`, { query: { drawn: drawn ? undefined : 'no', known } });
export const drawing = (voice: Voice, id: string, at?: number) =>
  json<Drawing>(voice, 'GET', `/tables/${id}/drawing`, at === undefined ? {} : { query: { at } });
export const preview = (voice: Voice, id: string, action: string) =>
  json<Preview>(voice, 'GET', `/tables/${id}/preview`, { query: { action } });
export const log = (voice: Voice, id: string, after: number) =>
  json<Log>(voice, 'GET', `/tables/${id}/log`, { query: { after } });
export const since = (voice: Voice, id: string, after: number) =>
  json<Since>(voice, 'GET', `/tables/${id}/since`, { query: { after } });
export const history = (voice: Voice, id: string) =>
  json<History>(voice, 'GET', `/tables/${id}/history`, { patience: LONG });
export const analysis = (voice: Voice, id: string) =>
  json<Analysis>(voice, 'GET', `/tables/${id}/analysis`, { patience: LONG });
export const hint = (voice: Voice, id: string) =>
  json<Hints>(voice, 'POST', `/tables/${id}/hint`, { body: {}, patience: LONG });
export const rules = (voice: Voice, game: string) =>
  json<Rules>(voice, 'GET', `/rules/${encodeURIComponent(game)}`);
export const rule = (voice: Voice, game: string, rule: string) =>
  json<Rule>(voice, 'GET', `/rules/${game}/${encodeURIComponent(rule)}`);

export const act = (voice: Voice, id: string, act: { position: number; id: string; action: string }) =>
  json<Acted>(voice, 'POST', `/tables/${id}/actions`, { body: act });
export const undo = (voice: Voice, id: string, back: { position: number; id: string }) =>
  json<Acted>(voice, 'POST', `/tables/${id}/undo`, { body: back });
export const chat = (voice: Voice, id: string, said: { id: string; channel: Channel; text: string }) =>
  json<Acted>(voice, 'POST', `/tables/${id}/chat`, { body: said });

/** A file as text: the record of the game, or a report about a problem. */
export const file = (voice: Voice, id: string, what: 'record' | 'report') =>
  text(voice, 'GET', `/tables/${id}/${what}`);
