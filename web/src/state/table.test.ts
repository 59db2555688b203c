import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '#wire';
import { FakeSocket as Socket } from '../api/socket.fake.ts';
import { keepSeat } from './device.ts';
import { settings } from './settings.svelte.ts';
import { TableState } from './table.svelte.ts';

/** Who asks, in which language, for what. */
type Asked = { who: string; language: string; what: string; after: number; known: string | null; body: unknown };

/** Ana has seat A and the cookie, Bea seat B and a token at the same device, Carla C elsewhere. */
class Server {
  position = 0;
  stream = 3;
  deciding = 'A';
  asked: Asked[] = [];
  /** Answers that wait until the test lets them go. */
  held: (() => void)[] = [];
  hold: (asked: Asked) => boolean = () => false;
  refuse: (asked: Asked) => object | null = () => null;
  dead = false;
  /** What is drawn, as it is told. */
  news: object[] = [];
  tag = 'one';

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://table');
    const bearer = (init.headers as Record<string, string>).Authorization;
    const asked: Asked = {
      who: bearer === undefined ? 'A' : bearer.replace('Bearer ', ''),
      language: searchParams.get('lang') ?? '',
      what: pathname.split('/').at(-1) ?? '',
      after: Number(searchParams.get('after')),
      known: searchParams.get('known'),
      body: JSON.parse(String(init.body ?? 'null')) as unknown,
    };
    this.asked.push(asked);
    // Answered as things stand when it is asked, however late the answer comes.
    const answer = this.#answer(asked);
    if (this.hold(asked)) await new Promise<void>((resolve) => this.held.push(resolve));
    if (this.dead) throw new TypeError('network');
    const problem = this.refuse(asked);
    if (problem) return new Response(JSON.stringify(problem), { status: 422 });
    return new Response(JSON.stringify(answer));
  };

  entry({ who, language }: Asked | { who: string; language: string }, stream: number): Entry {
    return { stream, at: 0, what: { said: { channel: 'seated', by: who, text: `${language} ${stream}` } } };
  }

  release(): void {
    this.hold = () => false;
    for (const answer of this.held.splice(0)) answer();
  }

  #answer(asked: Asked): unknown {
    const { position, stream, deciding } = this;
    if (asked.what === 'log') {
      const count = Math.max(0, stream - asked.after);
      return {
        entries: Array.from({ length: count }, (_, index) => this.entry(asked, asked.after + index + 1)),
        more: false,
      };
    }
    if (asked.what === 'actions') return { stream, position, repeated: false };
    if (asked.what !== 'tableau') return {};
    const state = {
      table: { mine: asked.who, seats: [] },
      position,
      stream,
      due: { decision: { seat: deciding, prompt: { text: `${asked.language} ${asked.who}` } } },
      choices: [],
      undo: { no: { why: '' } },
    };
    const at = position;
    return { tag: this.tag, state, document: { at, regions: [] }, drawing: { at, areas: [], nodes: this.news } };
  }
}

let server: Server;
const tables: TableState[] = [];

beforeEach(() => {
  server = new Server();
  Socket.all = [];
  localStorage.clear();
  settings.language = 'en';
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('WebSocket', Socket);
});
afterEach(() => {
  for (const table of tables.splice(0)) table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sit(): TableState {
  const table = new TableState('t');
  tables.push(table);
  return table;
}
/** The browser's own person and another one at the same device. */
function shared(): TableState {
  keepSeat('t', 'B', 'B');
  return sit();
}
const push = (socket: Socket | undefined, entry: Entry) =>
  socket?.hear({ push: { table: 't', entry, position: 0 } });
const story = (table: TableState) =>
  table.entries.map((entry) => (typeof entry.what === 'object' && 'said' in entry.what ? entry.what.said : null));
const texts = (table: TableState) => story(table).map((said) => said?.text);
const until = (what: () => boolean) => vi.waitFor(() => expect(what()).toBe(true));

test('the device goes to those who sit at it, and to nobody else', async () => {
  const table = shared();
  await table.open();
  expect(table.next).toBeNull();
  server.deciding = 'B';
  await table.refresh();
  expect(table.next).toEqual({ seat: 'B', holder: 'B' });
  await table.handTo('B');
  expect(table.mine).toBe('B');
  expect(table.next).toBeNull();
  // Carla decides far away: the device stays where it is.
  server.deciding = 'C';
  await table.refresh();
  expect(table.next).toBeNull();
  server.deciding = 'A';
  await table.refresh();
  expect(table.next).toEqual({ seat: 'A', holder: null });
});

test('while the story is told in another language nothing is left out, and nothing is told twice', async () => {
  const table = sit();
  const news = vi.fn();
  table.onnews = news;
  await table.open();
  expect(texts(table)).toEqual(['en 1', 'en 2', 'en 3']);
  server.hold = ({ what }) => what === 'log';
  settings.language = 'it';
  const told = table.retell();
  await until(() => server.held.length === 1);
  expect(texts(table)).toEqual(['en 1', 'en 2', 'en 3']);
  // Something happens that the answer on its way does not know of.
  server.stream = 5;
  const [socket] = Socket.all;
  push(socket, server.entry({ who: 'A', language: 'en' }, 4));
  server.release();
  await told;
  expect(texts(table)).toEqual(['it 1', 'it 2', 'it 3']);
  // What the socket says in the old language before it heard of the new one is not taken.
  expect(socket?.sent.at(-1)).toEqual({ follow: { table: 't', after: 3, language: 'it' } });
  push(socket, server.entry({ who: 'A', language: 'en' }, 5));
  socket?.hear('pong');
  for (const stream of [4, 5]) push(socket, server.entry({ who: 'A', language: 'it' }, stream));
  expect(texts(table)).toEqual(['it 1', 'it 2', 'it 3', 'it 4', 'it 5']);
  expect(news.mock.calls.flatMap(([entries]) => (entries as Entry[]).map((entry) => entry.stream))).toEqual([4, 5]);
});

test.each(['tableau', 'log'])('what was asked for one person is not told to the next: %s', async (held) => {
  const table = shared();
  await table.open();
  await table.handTo('B');
  server.stream = 4;
  // Bea's answer is on its way when the device goes to Ana, and comes before any of hers.
  server.hold = ({ who, what }) => who === 'A' || what === held;
  void table.refresh();
  await until(() => server.held.length === 1);
  const handed = table.handTo(null);
  await until(() => server.held.length === 2);
  server.held.shift()?.();
  await until(() => server.held.length === 2);
  expect([table.state, table.entries]).toEqual([null, []]);
  server.release();
  await handed;
  expect(table.state?.due).toMatchObject({ decision: { prompt: { text: 'en A' } } });
  expect(story(table).map((said) => said?.by)).toEqual(['A', 'A', 'A', 'A']);
});

test('whoever holds the device is told nothing that is pushed to another', async () => {
  const table = shared();
  await table.open();
  await table.handTo('B');
  push(Socket.all[0], server.entry({ who: 'A', language: 'en' }, 4));
  expect(story(table).map((said) => said?.by)).toEqual(['B', 'B', 'B']);
});

test('a decision left behind is sent in the name of who made it', async () => {
  server.deciding = 'B';
  const table = shared();
  await table.open();
  await table.handTo('B');
  // The page is closed before anybody answers.
  server.hold = ({ what }) => what === 'actions';
  void table.act('keep canon', 0);
  await until(() => server.held.length === 1);
  table.close();
  server.hold = () => false;
  server.asked = [];
  await sit().open();
  await until(() => server.asked.some(({ what }) => what === 'actions'));
  const sent = server.asked.filter(({ what }) => what === 'actions');
  expect(sent).toMatchObject([{ who: 'B', body: { position: 0, action: 'keep canon' } }]);
  await until(() => localStorage.length === 1);
});

test('a decision counts for the position it was made in', async () => {
  const table = sit();
  await table.open();
  server.position = 7;
  await table.refresh();
  await table.act('keep canon', 6);
  expect(server.asked.find(({ what }) => what === 'actions')?.body).toMatchObject({ position: 6 });
});

test('only what has changed is told, and the rest is the very same as before', async () => {
  const table = sit();
  server.news = [{ new: { key: 'a' } }, { new: { key: 'b' } }];
  await table.open();
  const before = table.drawing;
  [server.position, server.tag] = [1, 'two'];
  server.news = [{ kept: { from: 1, count: 1 } }, { new: { key: 'c' } }];
  await table.refresh();
  expect(table.drawing?.nodes.map(({ key }) => key)).toEqual(['b', 'c']);
  expect(table.drawing?.nodes[0]).toBe(before?.nodes[1]);
  const now = table.drawing;
  server.news = [{ kept: { from: 0, count: 2 } }];
  await table.refresh();
  expect(table.drawing).toBe(now);
  const known = () => server.asked.filter(({ what }) => what === 'tableau').map((asked) => asked.known);
  expect(known()).toEqual([null, 'one', 'two']);
  // Who takes the device knows nothing yet.
  server.news = [];
  await table.handTo('B');
  expect(known().at(-1)).toBeNull();
});

test('whose decision was pushed already does not ask once more', async () => {
  const table = sit();
  await table.open();
  const asked = () => server.asked.filter(({ what }) => what === 'tableau').length;
  const before = asked();
  server.hold = ({ what }) => what === 'tableau';
  [server.position, server.stream] = [1, 4];
  Socket.all[0]?.hear({ push: { table: 't', entry: server.entry({ who: 'A', language: 'en' }, 4), position: 1, due: 'over' } });
  const decided = table.act('keep canon', 0);
  await until(() => server.held.length === 1 && server.asked.some(({ what }) => what === 'actions'));
  expect(table.sending).toBe('sending');
  server.release();
  expect(await decided).toBe(true);
  expect([asked(), table.sending, table.state?.stream]).toEqual([before + 1, 'no', 4]);
  // Without a push it is asked.
  [server.position, server.stream] = [2, 5];
  await table.act('keep canon', 1);
  expect([asked(), table.state?.stream]).toEqual([before + 2, 5]);
});

test('a refusal is told until the table moves on', async () => {
  const table = sit();
  await table.open();
  server.refuse = ({ what }) => (what === 'actions' ? { code: 'stale', message: 'Too late.' } : null);
  // The table has moved on already: that is what is told.
  server.position = 1;
  await table.act('keep canon', 0);
  expect(table.problem?.message).toBe('Too late.');
  await table.refresh();
  expect(table.problem?.message).toBe('Too late.');
  server.position = 2;
  await table.refresh();
  expect(table.problem).toBeNull();
});

test('who leaves while the table is being opened follows nothing', async () => {
  const table = sit();
  server.hold = ({ what }) => what === 'log';
  const opened = table.open();
  await until(() => server.held.length === 1);
  table.close();
  server.release();
  await opened;
  expect(Socket.all).toEqual([]);
});

test('a server that is away is asked until it answers, or until nobody waits', async () => {
  vi.useFakeTimers();
  const [patient, gone] = [sit(), sit()];
  server.dead = true;
  const opened = patient.open();
  void gone.open();
  await vi.advanceTimersByTimeAsync(2500);
  expect(patient.away).toBe(true);
  gone.close();
  server.dead = false;
  await vi.advanceTimersByTimeAsync(1000);
  await opened;
  expect(patient.away).toBe(false);
  expect(texts(patient)).toEqual(['en 1', 'en 2', 'en 3']);
  expect(gone.state).toBeNull();
  const before = server.asked.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.asked.length).toBe(before);
});

test('who is no longer known is told so', async () => {
  const table = sit();
  await table.open();
  Socket.all[0]?.hear({ wrong: { problem: { code: 'malformed', message: 'What?' } } });
  expect(table.problem?.message).toBe('What?');
  expect(table.gone).toBeNull();
  Socket.all[0]?.hear({ wrong: { problem: { code: 'no_session', message: 'Who?' } } });
  expect(table.gone?.message).toBe('Who?');
  expect(Socket.all[0]?.readyState).toBe(3);
});
