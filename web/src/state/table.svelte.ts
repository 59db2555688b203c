/** One table as its viewer has it: the state, the document, and everything that happened. */
import type { Acted, Choice, Document, Drawing, DrawingNews, DrawnNode, Entry, Problem, Region, State, Tableau } from '#wire';
import * as calls from '../api/calls.ts';
import { Refused, type Voice } from '../api/http.ts';
import { insist } from '../api/insist.ts';
import { newId, Outbox, type Letter } from '../api/outbox.ts';
import { Following, type Link } from '../api/socket.ts';
import { preferences } from '../board/preferences.svelte.ts';
import { actor, takenBack } from '../table/story.ts';
import { alike } from './alike.ts';
import { seatsHere } from './device.ts';
import { renewed } from './renewed.ts';
import { settings } from './settings.svelte.ts';

/** How much of the story is fetched at first. */
const RECENT = 150;
const NONE: Choice[] = [];

export class TableState {
  readonly id: string;
  state = $state.raw<State | null>(null);
  document = $state.raw<Document | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  /** In order of the stream, without a gap from the first one on. */
  entries = $state.raw<Entry[]>([]);
  link = $state<Link>('connecting');
  /** Nobody answers. */
  away = $state(false);
  /** What the server said to the last thing that was tried. */
  problem = $state.raw<Problem | null>(null);
  /** The table cannot be seen. */
  gone = $state.raw<Problem | null>(null);
  /** A decision is on its way, perhaps for longer because nobody answers. */
  sending = $state<'no' | 'sending' | 'waiting'>('no');
  /** Who holds the device, where several share it; `null` is the browser's own person. */
  holder = $state<string | null>(null);
  /** The seat of the browser's own person. */
  own = $state<string | null>(null);
  /** Sessions of the others at this device, by seat. */
  readonly here: Record<string, string>;
  /** Called with what has just happened; not with what is read again. */
  onnews: (entries: Entry[]) => void = () => {};

  readonly #outbox: Outbox<Acted>;
  #following: Following | null = null;
  /** The story is kept from here on. */
  #from = $state(0);
  #asking: Promise<void> | null = null;
  #askAgain = false;
  /** Of the last decision: which one it is, and its entry once the server has answered. */
  #letter: Letter | null = null;
  #acted = Infinity;
  /** What was told last: of the next answer only what is new need come. */
  #known: { tag: string; regions: Region[]; nodes: DrawnNode[] } | null = null;
  /** Whose table it is, in which language: what was asked for an earlier one is not taken. */
  #round = 0;
  /** The one that the story is told for. */
  #told = 0;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    this.here = seatsHere(id);
    this.#outbox = new Outbox(id, ({ action, holder, ...answer }) =>
      action === null
        ? calls.undo(this.#voiceOf(holder), id, answer)
        : calls.act(this.#voiceOf(holder), id, { ...answer, action }),
    );
  }

  get voice(): Voice {
    return this.#voiceOf(this.holder);
  }

  #voiceOf(holder: string | null): Voice {
    return { language: settings.language, token: holder === null ? undefined : this.here[holder] };
  }

  /** The seat of whoever looks. */
  get mine(): string | null {
    return this.state?.table.mine ?? null;
  }

  get deciding(): string | null {
    const due = this.state?.due;
    return typeof due === 'object' ? due.decision.seat : null;
  }

  get myTurn(): boolean {
    return this.mine !== null && this.deciding === this.mine;
  }

  readonly #choices = $derived(this.state?.choices ?? NONE);
  /** What can be chosen by whoever looks; the same list for as long as the same is asked. */
  readonly offers = $derived(this.myTurn ? this.#choices.filter((choice) => !choice.refusal) : NONE);

  /** Whoever of this device has to decide and does not hold it. */
  get next(): { seat: string; holder: string | null } | null {
    const seat = this.deciding;
    if (seat === null || seat === this.mine) return null;
    if (seat in this.here) return { seat, holder: seat };
    // The browser's own person has no token here.
    return seat === this.own ? { seat, holder: null } : null;
  }

  /** The last entry of my last turn: what comes after is news. */
  readonly lastTurn: number = $derived.by(() => {
    const mine = this.mine;
    const gone = this.takenBack;
    const decided = this.entries.filter((entry) => actor(entry) !== null && !gone.has(entry.stream));
    const other = decided.findLastIndex((entry) => actor(entry) !== mine);
    const own = decided.slice(0, other + 1).findLast((entry) => actor(entry) === mine);
    return own?.stream ?? this.#from;
  });

  /** The entries whose decisions were taken back. */
  readonly takenBack: ReadonlySet<number> = $derived(takenBack(this.entries));

  /** The last entry by which somebody else decided. */
  readonly lastOther: number = $derived(
    this.entries.findLast((entry) => ![null, this.mine].includes(actor(entry)))?.stream ?? 0,
  );

  /** Whether there is more of the story than was fetched. */
  get earlier(): boolean {
    return this.#from > 0;
  }

  async open(): Promise<void> {
    await this.refresh();
    if (this.gone || this.#closed) return;
    this.#from = Math.max(0, (this.state?.stream ?? 0) - RECENT);
    await this.#tellAnew();
    if (this.gone || this.#closed) return;
    this.#following = new Following(this.id, {
      from: () => ({ after: this.#last, language: settings.language }),
      push: (push) => {
        // What is pushed is for the browser's own person; others ask for it with their token.
        if (this.holder === null && this.#told === this.#round) this.#take([push.entry]);
        if (push.due !== undefined) void this.refresh();
      },
      anew: () => {
        this.entries = [];
        this.#from = 0;
      },
      upToDate: (stream = Infinity) => {
        // Nothing is asked twice: how things stand may be known already.
        const known = this.holder === null ? (this.state?.stream ?? -1) : -1;
        if (known < stream) void this.refresh();
      },
      ended: (problem) => this.#lose(problem),
      wrong: (problem) => {
        if (problem.code === 'no_session') this.#lose(problem);
        else this.problem = problem;
      },
      link: (link) => (this.link = link),
    });
    void this.#postLeft();
  }

  close(): void {
    this.#closed = true;
    this.#following?.close();
  }

  #lose(problem: Problem): void {
    this.gone = problem;
    this.#following?.close();
  }

  /** Asks how the table stands; one request at a time, and once more if it moved meanwhile. */
  refresh(): Promise<void> {
    if (this.#asking) {
      this.#askAgain = true;
      return this.#asking;
    }
    const asking = (async () => {
      do {
        this.#askAgain = false;
        const round = this.#round;
        await this.#fetch(round);
        if (this.holder !== null && this.#told === round) await this.#catchUp(round);
        if (round !== this.#round) this.#askAgain = true;
      } while (this.#askAgain && !this.#closed);
    })().finally(() => (this.#asking = null));
    this.#asking = asking;
    return asking;
  }

  /** Everything anew: in another language, or for another person at this device. */
  async retell(): Promise<void> {
    await this.#tellAnew();
    await this.refresh();
  }

  async #tellAnew(): Promise<void> {
    const round = ++this.#round;
    if (this.gone) return;
    const heard = this.entries.at(-1)?.stream;
    try {
      const story = await this.#log(round, this.#from);
      if (story === null) return;
      this.entries = story;
    } finally {
      if (round === this.#round) this.#told = round;
    }
    this.#following?.again();
    // What happened while it was told anew is news all the same.
    if (heard !== undefined) this.#tell(this.entries.filter((entry) => entry.stream > heard));
  }

  async showEarlier(): Promise<void> {
    this.#from = 0;
    await this.retell();
  }

  async handTo(seat: string | null): Promise<void> {
    this.holder = seat;
    this.state = null;
    this.document = null;
    this.drawing = null;
    this.#known = null;
    this.entries = [];
    await this.retell();
  }

  /** Decides, as the table stood when it was decided. */
  act(action: string, position: number): Promise<boolean> {
    return this.#post({ id: newId(), holder: this.holder, position, action });
  }

  undo(): Promise<boolean> {
    const position = this.state?.position ?? 0;
    return this.#post({ id: newId(), holder: this.holder, position, action: null });
  }

  /** Takes back every decision of mine since somebody else decided. */
  async resetTurn(): Promise<void> {
    for (let left = this.decisionsThisTurn; left > 0; left -= 1) {
      const undo = this.state?.undo;
      if (!undo || !('to' in undo) || !(await this.undo())) return;
    }
  }

  /** Decisions of mine in a row that can be taken back before one of another's. */
  get decisionsThisTurn(): number {
    const undo = this.state?.undo;
    return undo && 'to' in undo ? undo.to.decisions : 0;
  }

  get #last(): number {
    return this.entries.at(-1)?.stream ?? this.#from;
  }

  async #post(letter: Letter): Promise<boolean> {
    if (this.sending !== 'no') return false;
    this.sending = 'sending';
    this.problem = null;
    [this.#letter, this.#acted] = [letter, Infinity];
    try {
      const { stream } = await this.#outbox.post(letter, () => (this.sending = 'waiting'));
      this.#acted = stream;
      await this.#reach(stream);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await this.refresh();
      this.problem = error.problem;
      return false;
    } finally {
      if (this.#letter === letter) this.sending = 'no';
    }
  }

  /** Asks until the table is known as it was after this entry; its push may have asked already. */
  async #reach(stream: number): Promise<void> {
    await this.#asking;
    if ((this.state?.stream ?? -1) < stream) await this.refresh();
  }

  /** What was decided on an earlier page. */
  async #postLeft(): Promise<void> {
    for (const letter of this.#outbox.left()) {
      // Whoever decided it no longer sits here.
      if (letter.holder !== null && !(letter.holder in this.here)) this.#outbox.discard(letter);
      else await this.#post(letter);
    }
  }

  async #fetch(round: number): Promise<void> {
    try {
      const known = this.#known;
      const found = await this.#insist(round, () =>
        calls.tableau(this.voice, this.id, { drawn: preferences.drawn, known: known?.tag }),
      );
      if (found === null) return;
      this.#show(found, known?.regions ?? [], known?.nodes ?? []);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.state === null || error.problem.code === 'no_session') this.#lose(error.problem);
    }
  }

  /** Of a large table little changes at a time; what did not is the very same as before. */
  #show({ tag, state, document, drawing }: Tableau, regions: Region[], nodes: DrawnNode[]): void {
    // A refusal is about the position it was tried in.
    if (this.state !== null && this.state.position !== state.position) this.problem = null;
    if (this.holder === null) this.own = state.table.mine;
    const told = document ? { at: document.at, regions: renewed(regions, document.regions) } : null;
    this.document = alike(this.document, told);
    this.drawing = drawing ? this.#drawn(drawing, nodes) : null;
    this.state = alike(this.state, state);
    // The next question is asked with the table it is about, not a moment later.
    if (state.stream >= this.#acted) this.sending = 'no';
    this.#known = { tag, regions: this.document?.regions ?? [], nodes: this.drawing?.nodes ?? [] };
  }

  #drawn({ at, areas, nodes: news }: DrawingNews, known: DrawnNode[]): Drawing {
    const before = this.drawing;
    const now = { at, areas: alike(before?.areas, areas), nodes: renewed(known, news) };
    return before?.at === at && before.areas === now.areas && before.nodes === now.nodes ? before : now;
  }

  #insist<T>(round: number, ask: () => Promise<T>): Promise<T | null> {
    const wanted = () => !this.#closed && round === this.#round;
    return insist(ask, wanted, (away) => (this.away = away));
  }

  async #catchUp(round: number): Promise<void> {
    const entries = await this.#log(round, this.#last);
    if (entries !== null) this.#take(entries);
  }

  /** All that happened after a number of the stream. */
  async #log(round: number, after: number): Promise<Entry[] | null> {
    const entries: Entry[] = [];
    for (;;) {
      const from = entries.at(-1)?.stream ?? after;
      const log = await this.#insist(round, () => calls.log(this.voice, this.id, from));
      if (log === null) return null;
      entries.push(...log.entries);
      if (!log.more || log.entries.length === 0) return entries;
    }
  }

  #take(entries: Entry[]): void {
    const fresh = entries.filter((entry) => entry.stream > this.#last);
    if (fresh.length === 0) return;
    this.entries = [...this.entries, ...fresh];
    this.#tell(fresh);
  }

  #tell(entries: Entry[]): void {
    if (entries.length > 0) this.onnews(entries);
  }
}
