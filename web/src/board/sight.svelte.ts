/** Where somebody looks: an area that is fitted into the board, or freely after they moved it. */
import type { Drawing, DrawnArea, DrawnNode, Frame } from '#wire';
import * as plane from './plane.ts';
import { preferences } from './preferences.svelte.ts';

export type Start = 'wide' | 'table' | 'me' | 'others';

/** What the sight depends on, asked whenever it is needed. */
export type Around = {
  drawing(): Drawing;
  mine(): string | null;
  /** Nodes that can be chosen. */
  stops(): ReadonlySet<string>;
  /** Under this name it is remembered where somebody looked. */
  kept(): string;
  start(): Start;
  /** Somebody looks elsewhere. */
  moved(): void;
};

/** Who has just moved the board is left alone for so long, in milliseconds. */
const ALONE = 1000;
/** Going elsewhere takes so much of the time a piece travels. */
const GLIDE = 1.4;

export class Sight {
  width = $state(0);
  /** How much of the window is left for the board. */
  left = $state(Infinity);
  /** Where the question is, while somebody was taken there. */
  #asks = $state<string | null>(null);
  /** On the way there. */
  #gliding = $state.raw<plane.View | null>(null);
  #way = 0;
  #moved = -Infinity;
  /** Somebody has chosen what to look at, and is not taken away from what can be chosen there. */
  #settled = false;
  #chosen = $state<string | null>(null);
  #free = $state.raw<plane.View | null>(null);
  /** The area that was asked about last. */
  #last: string | undefined;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  readonly #whole = $derived.by(() => plane.target(this.#around.drawing(), plane.WHOLE));
  /** All that is common can be read at once, or nearly. */
  readonly #wide = $derived.by(() => {
    const drawing = this.#around.drawing();
    const room = { w: this.width, h: plane.height(drawing, this.width, plane.COMMON, this.left) };
    const { k } = plane.fit(plane.target(drawing, plane.COMMON), room);
    return this.width >= plane.NARROW && k >= plane.CLEAR;
  });
  /** Where it cannot: the common area with most places to choose from, or the one before. */
  readonly #asked = $derived.by((): string | undefined => {
    const { areas, nodes } = this.#around.drawing();
    const common = areas.filter((area) => !area.seat);
    const stops = this.#around.stops();
    const places = (area: DrawnArea) =>
      nodes.filter((node) => node.area === area.id && stops.has(node.key)).length;
    const [most] = common
      .map((area) => ({ id: area.id, count: places(area) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
    const before = common.find((area) => area.id === this.#last);
    this.#last = (most ?? before ?? common[0])?.id;
    return this.#last;
  });
  readonly #first = $derived.by((): string => {
    const { areas } = this.#around.drawing();
    if (areas.length === 0) return plane.WHOLE;
    const remembered = preferences.sights[this.#around.kept()];
    const seats = areas.flatMap((area) => (area.seat === undefined ? [] : [plane.seated(area.seat)]));
    const known = [plane.WHOLE, plane.COMMON, ...seats, ...areas.map((area) => area.id)];
    if (remembered !== undefined && known.includes(remembered)) return remembered;
    const mine = this.#around.mine();
    const seated = (own: boolean) => areas.find((area) => area.seat && (area.seat === mine) === own)?.id;
    const narrow = this.#wide ? undefined : this.#asked;
    const first = { me: seated(true), others: seated(false), table: narrow, wide: narrow };
    return first[this.#around.start()] ?? plane.COMMON;
  });

  /** Where somebody looks by themselves. */
  readonly home = $derived(this.#chosen ?? this.#first);
  /** What is fitted into the board, unless somebody moved it. */
  readonly looked = $derived(this.#asks ?? this.home);
  readonly resting = $derived(this.#free === null || this.#asks !== null);
  /** Somebody was taken to what is asked, and can go back. */
  readonly taken = $derived(this.#asks !== null);
  readonly room = $derived.by((): plane.Room => this.#roomFor(this.looked));
  readonly view = $derived.by((): plane.View => this.#gliding ?? this.#still);
  readonly #still = $derived.by((): plane.View => {
    if (this.width === 0) return { x: 0, y: 0, k: 1 };
    if (this.#free && this.#asks === null) return plane.hold(this.#free, this.#whole, this.room);
    return this.#fitted(this.looked);
  });

  #roomFor(sight: string): plane.Room {
    const drawing = this.#around.drawing();
    const empty = this.width === 0 || drawing.areas.length === 0;
    return { w: this.width, h: empty ? 0 : plane.height(drawing, this.width, sight, this.left) };
  }

  #fitted(sight: string): plane.View {
    // Where the page scrolls, the question covers the lower part of the board.
    const scrolls = this.left === Infinity;
    return plane.fit(plane.target(this.#around.drawing(), sight), this.#roomFor(sight), scrolls);
  }

  /** What is seen of the table from where somebody looks. */
  #seen(sight: string): Frame {
    const own = this.#free !== null && sight === this.home && this.width > 0;
    const view = own && this.#free ? plane.hold(this.#free, this.#whole, this.#roomFor(sight)) : this.#fitted(sight);
    return plane.seen(view, this.#roomFor(sight));
  }

  /**
   * A new question: whoever does not see what can be chosen is taken there, and back when it can be
   * seen from where they were.
   */
  attend(stops: DrawnNode[]): void {
    if (this.width === 0 || performance.now() - this.#moved < ALONE) return;
    // Whoever asked for one player's things is shown them.
    if (['me', 'others'].includes(this.#around.start())) return;
    if (stops.length === 0) return this.back();
    const count = (frame: Frame) => stops.filter((node) => plane.holds(frame, node.frame)).length;
    const here = count(this.#seen(this.home));
    if (here === stops.length || (this.#settled && here > 0)) return this.back();
    if (this.#asks !== null && count(this.#seen(this.#asks)) === stops.length) return;
    const { areas } = this.#around.drawing();
    const mine = this.#around.mine();
    const wide = this.width >= plane.NARROW;
    const sights = [
      ...(this.#wide ? [plane.COMMON] : []),
      ...(wide && mine !== null && areas.some((area) => area.seat === mine) ? [plane.seated(mine)] : []),
      ...areas.map((area) => area.id),
    ];
    const best = sights
      .map((sight) => ({ sight, found: count(plane.target(this.#around.drawing(), sight)) }))
      .reduce((one, other) => (other.found > one.found ? other : one), { sight: this.home, found: here });
    if (best.found === 0) return;
    const { sight } = best;
    // A single area that was looked at some time ago is nothing to come back to.
    const single = this.home !== plane.COMMON && this.home !== plane.WHOLE;
    if (single && sight !== this.home && this.#wide && this.#free === null) {
      this.#chosen = plane.COMMON;
      this.#remember(plane.COMMON);
      this.#around.moved();
    }
    this.#take(sight === this.home ? null : sight);
  }

  #remember(sight: string): void {
    preferences.sights = { ...preferences.sights, [this.#around.kept()]: sight };
    preferences.keep();
  }

  /** Where somebody was before they were taken elsewhere. */
  back(): void {
    if (this.#asks !== null) this.#take(null);
  }

  /** To what is asked or happens, or back. */
  #take(to: string | null): void {
    if (to === this.#asks) return;
    const from = this.view;
    this.#asks = to;
    this.#around.moved();
    this.#glide(from);
  }

  /** From where the board was, in a short while; at once where nothing moves, or the board becomes another. */
  #glide(from: plane.View): void {
    cancelAnimationFrame(this.#way);
    const duration = preferences.duration * GLIDE;
    this.#gliding = null;
    if (duration === 0 || this.width < plane.NARROW) return;
    const begun = performance.now();
    const [one, other] = [plane.seen(from, this.room), plane.seen(this.#still, this.room)];
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - begun) / duration));
      if (share === 1) {
        this.#gliding = null;
        return;
      }
      const eased = share * share * (3 - 2 * share);
      const between = (a: number, b: number) => a + (b - a) * eased;
      const k = this.room.w / between(one.w, other.w);
      this.#gliding = { k, x: -between(one.x, other.x) * k, y: -between(one.y, other.y) * k };
      this.#way = requestAnimationFrame(step);
    };
    this.#gliding = from;
    this.#way = requestAnimationFrame(step);
  }

  /** Nobody is taken anywhere while they move the board themselves. */
  #own(): void {
    cancelAnimationFrame(this.#way);
    this.#gliding = null;
    this.#moved = performance.now();
    this.#settled = true;
  }

  /** Shows an area for a while. */
  show(area: string): void {
    this.#take(area === this.home ? null : area);
  }

  /** Fits an area, and remembers that somebody wanted it. */
  go(to: string): void {
    this.#own();
    this.#moved = -Infinity;
    this.#free = null;
    this.#asks = null;
    this.#chosen = to;
    this.#around.moved();
    this.#remember(to);
  }

  /** Returns whether it could come closer, or go further away. */
  zoom(by: number, at = { x: this.room.w / 2, y: this.room.h / 2 }): boolean {
    const least = this.width > 0 ? plane.fit(this.#whole, this.room).k : 0.1;
    const next = plane.zoom(this.view, by, at, least);
    if (Math.abs(next.k - this.view.k) < 1e-4) return false;
    this.#freely(next);
    this.#around.moved();
    return true;
  }

  pan(dx: number, dy: number): void {
    const { x, y, k } = this.view;
    this.#freely(plane.hold({ x: x + dx, y: y + dy, k }, this.#whole, this.room));
  }

  #freely(view: plane.View): void {
    this.#own();
    // Whoever moves on from where they were taken stays there.
    if (this.#asks !== null) this.#chosen = this.#asks;
    this.#asks = null;
    this.#free = view;
  }

  /** To the next area, or the one before. */
  turn(step: number): boolean {
    const ids = this.#around.drawing().areas.map((area) => area.id);
    const next = ids[(ids.indexOf(this.looked) + step + ids.length) % ids.length];
    if (next === undefined) return false;
    this.go(next);
    return true;
  }
}
