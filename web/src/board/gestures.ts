/** Wheel, drag, pinch and swipe, as changes of the view. */
export type Gestures = {
  /** The wheel or two fingers; whether there was anything to do. */
  zoom: (by: number, at: { x: number; y: number }) => boolean;
  pan: (dx: number, dy: number) => void;
  /** A finger went across: to the next (1) or the one before (-1). */
  swipe: (step: number) => boolean;
  /** All of it fits: one finger scrolls the page and swipes. */
  resting: () => boolean;
  /** Something is being moved: what was explained is in the way. */
  begun: () => void;
};

/** A click may tremble by this many pixels. */
const STEADY = 6;
const SWIPE = 60;

export function gestures(board: HTMLElement, given: Gestures) {
  let does = given;
  const fingers = new Map<number, { x: number; y: number }>();
  let start = { x: 0, y: 0 };
  let dragging = false;
  let spread = 0;

  const at = (event: { clientX: number; clientY: number }) => {
    const box = board.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const between = () => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return null;
    return {
      wide: Math.hypot(a.x - b.x, a.y - b.y),
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    };
  };

  const onwheel = (event: WheelEvent) => {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    const by = Math.exp(-event.deltaY * lines * 0.0015);
    // At the end of its way the wheel is the page's again.
    if (does.zoom(by, at(event))) event.preventDefault();
  };
  const ondown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) {
      start = at(event);
      dragging = false;
    } else spread = between()?.wide ?? 0;
  };
  const onmove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    fingers.set(event.pointerId, now);
    const two = between();
    if (two) {
      dragging = true;
      if (spread > 0) does.zoom(two.wide / spread, two.middle);
      spread = two.wide;
      return;
    }
    if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) > STEADY) {
      dragging = true;
      // A cursor is inherited: with every press all of the table would be styled anew.
      board.dataset.dragged = '';
      does.begun();
      // From here on the pointer belongs to the board, wherever it goes.
      board.setPointerCapture(event.pointerId);
    }
    if (dragging && (event.pointerType === 'mouse' || !does.resting())) {
      does.pan(now.x - before.x, now.y - before.y);
    }
  };
  const onup = (event: PointerEvent) => {
    const now = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (fingers.size === 0) delete board.dataset.dragged;
    if (!now || event.pointerType === 'mouse' || fingers.size > 0) return;
    const [dx, dy] = [now.x - start.x, now.y - start.y];
    const across = event.type === 'pointerup' && Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy);
    if (across && does.resting()) does.swipe(dx < 0 ? 1 : -1);
  };
  /** What ends a drag is no click. */
  const onclick = (event: MouseEvent) => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const listeners: [string, (event: never) => void, AddEventListenerOptions][] = [
    ['wheel', onwheel, { passive: false }],
    ['pointerdown', ondown, {}],
    ['pointermove', onmove, {}],
    ['pointerup', onup, {}],
    ['pointercancel', onup, {}],
    ['click', onclick, { capture: true }],
  ];
  for (const [name, listener, options] of listeners) {
    board.addEventListener(name, listener as EventListener, options);
  }
  return {
    update: (next: Gestures) => (does = next),
    destroy: () => {
      for (const [name, listener, options] of listeners) {
        board.removeEventListener(name, listener as EventListener, options);
      }
    },
  };
}
