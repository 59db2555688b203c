import type { FromClient, FromServer, Problem, Push } from '#wire';

export type Heard = {
  /** The number to go on from, and the language, at every connection. */
  from(): { after: number; language: string };
  push(push: Push): void;
  /** The stream is not the one that was told: it comes again from the first entry. */
  anew(): void;
  /** Everything up to this number has been told; without one, somebody looks again. */
  upToDate(stream?: number): void;
  ended(problem: Problem): void;
  /** What was said on the socket was not understood, or is not for us. */
  wrong(problem: Problem): void;
  link(state: Link): void;
};

export type Link = 'connecting' | 'live' | 'lost';

const SHORTEST = 400;
const LONGEST = 15_000;
/** A connection that says nothing for so long is asked whether it is there. */
const SILENCE = 25_000;
/** Somebody looks: then the answer has to come soon. */
const SOON = 5_000;

/** Follows one table; comes back by itself for as long as it is not closed. */
export class Following {
  readonly #table: string;
  readonly #heard: Heard;
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #answered = true;
  #pings = 0;
  #pongs = 0;
  /** What comes before this pong was said to whoever listened before. */
  #deafUntil = 0;
  #closed = false;

  constructor(table: string, heard: Heard) {
    this.#table = table;
    this.#heard = heard;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  /** Asks anew from where the listener stands, for instance in another language. */
  again(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#send({ leave: { table: this.#table } });
    this.#ping();
    this.#deafUntil = this.#pings;
    this.#follow();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#retry);
    if (this.#socket) this.#drop(this.#socket);
  }

  /** No need to wait when the network is back or somebody looks again. */
  readonly #now = (): void => {
    if (document.visibilityState !== 'visible') return;
    const socket = this.#socket;
    if (socket === null) return this.#open();
    // A device that slept may hold a connection that is none.
    this.#answered = false;
    this.#ping();
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#answered || this.#drop(socket), SOON);
    this.#heard.upToDate();
  };

  #open(): void {
    if (this.#closed || this.#socket !== null) return;
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#follow();
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = () => this.#drop(socket);
    [this.#answered, this.#pings, this.#pongs, this.#deafUntil] = [true, 0, 0, 0];
    this.#beat = setInterval(() => {
      if (!this.#answered) return this.#drop(socket);
      this.#answered = false;
      this.#ping();
    }, SILENCE);
  }

  /** A dead connection may take minutes to say that it is closed: it is not waited for. */
  #drop(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#beat);
    clearTimeout(this.#soon);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    if (this.#closed) return;
    this.#heard.link('lost');
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.#failures);
    this.#failures += 1;
    // Not everybody at once when a server comes back.
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #follow(): void {
    const { after, language } = this.#heard.from();
    this.#send({ follow: { table: this.#table, after, language } });
  }

  #ping(): void {
    if (this.#send('ping')) this.#pings += 1;
  }

  #send(frame: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #hear(frame: FromServer): void {
    this.#answered = true;
    if (frame === 'pong') this.#pongs += 1;
    else if ('wrong' in frame) this.#heard.wrong(frame.wrong.problem);
    else if (this.#pongs < this.#deafUntil) return;
    else if ('push' in frame) this.#heard.push(frame.push);
    else if ('anew' in frame) this.#heard.anew();
    else if ('up_to_date' in frame) {
      this.#failures = 0;
      this.#heard.link('live');
      this.#heard.upToDate(frame.up_to_date.stream);
    } else if ('ended' in frame) this.#heard.ended(frame.ended.problem);
  }
}
