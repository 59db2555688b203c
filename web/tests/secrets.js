// What one seat hides is looked for in everything that another one's browser receives.
import assert from 'node:assert/strict';
import { ask } from './board.js';

/** All that comes to a page, the facts its person may know, and what it has done for all to see. */
export function listen(page) {
  const view = async () => (await ask(page, 'GET', `/tables/${page.url().split('/').at(-1)}/state`)).view;
  const heard = { texts: [], kinds: new Set(), view, done: [], taken: [] };
  const hear = (kind, text) => {
    heard.kinds.add(kind);
    heard.texts.push(text);
  };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear('frame', String(payload))));
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/tables/')) return;
    const kind = pathname.split('/').at(-1);
    // A page that went elsewhere meanwhile has nothing to read.
    const text = await response.text().catch(() => '');
    hear(kind, text);
  });
  // What was sent may have been refused.
  page.on('response', (response) => {
    const request = response.request();
    if (response.ok() && request.method() === 'POST' && request.url().includes('/actions')) heard.taken.push(request.postDataJSON().action);
  });
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/actions')) heard.done.push(request.postDataJSON().action);
  });
  return heard;
}

/** How a secret would look in what somebody else is sent; their own facts name cards they do not have. */
const LOOKS = {
  lisboa: (seat, viewer, card) =>
    new RegExp(`"family":"card","word":"${card}"|\\bcard-${card}\\b|(?<!${viewer}\\.)hand[.-]${card}\\b|\\bplay(ed [A-D])? ${card}\\b`),
  madeira: (seat) => new RegExp(`"${seat}\\.pirates"|"id":"${seat}-pirates"[^}]*"amounts"`),
};

/** What a seat was dealt and nobody else saw. */
const DEALT = {
  lisboa: (seat, view) =>
    Object.entries(view).flatMap(([name, value]) => (value === 1 && name.startsWith(`${seat}.hand.`) ? [name.split('.')[2]] : [])),
  madeira: (seat, view) => (view[`${seat}.pirates`] === undefined ? [] : [`${seat}.pirates`]),
};

export class Secrets {
  #kept = null;
  #first = [];
  #looked = 0;

  constructor(game, seat, own, viewer, other) {
    Object.assign(this, { game, seat, own, viewer, other });
  }

  /** To be asked before the seat decides: what the other has heard by then comes before it is shown. */
  async look() {
    if (this.#kept === null) {
      this.#first = DEALT[this.game](this.seat, await this.own.view());
      if (this.#first.length === 0) return;
      this.#kept = new Set(this.#first);
    }
    const shown = this.own.done.flatMap((action) => action.split(/\W+/));
    for (const word of shown) this.#kept.delete(word);
    const texts = this.other.texts.slice(this.#looked);
    this.#looked += texts.length;
    for (const secret of this.#kept) {
      const look = LOOKS[this.game](this.seat, this.viewer, secret);
      for (const text of texts) assert.doesNotMatch(text, look, `${this.viewer} knows ${secret} of ${this.seat}`);
    }
  }

  /** That it was looked for in the right way: its owner heard of it, and so did the other once it was shown. */
  async prove() {
    assert.ok(this.#looked > 20 && this.other.kinds.has('frame') && this.other.kinds.has('tableau'), `${this.#looked} texts`);
    assert.ok(this.#first.length > 0, `${this.seat} had secrets`);
    for (const secret of this.#first) {
      const look = LOOKS[this.game](this.seat, this.viewer, secret);
      assert.ok(this.own.texts.some((text) => look.test(text)), `${this.seat} hears of ${secret}`);
      const taken = this.own.taken.filter((action) => action.split(/\W+/).includes(secret));
      if (this.#kept.has(secret) || taken.length === 0) continue;
      // An answer that has come is read a moment later.
      const heard = () => this.other.texts.some((text) => look.test(text));
      for (let waited = 0; waited < 50 && !heard(); waited += 1) await new Promise((resolve) => setTimeout(resolve, 200));
      assert.ok(heard(), `${secret} was shown to ${this.viewer}: ${taken}`);
    }
  }
}
