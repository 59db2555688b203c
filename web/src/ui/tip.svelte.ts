/** One explanation at a time: on hover, focus or long press. */
export type Tip = {
  title: string;
  lines: string[];
  note?: string | undefined;
  /** What can be chosen there. */
  choices?: string[];
  /** It stands at the side of what it explains, and is small: what lies around is looked at too. */
  beside?: boolean;
  /** It stays to the left of this. */
  edge?: number;
};

const LATER = 180;
const LONG_PRESS = 450;

class Tips {
  shown = $state.raw<{ tip: Tip; anchor: DOMRect } | null>(null);
  /** What is explained, or is about to be. */
  #element: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(tip: Tip, element: Element, after = 0): void {
    clearTimeout(this.#timer);
    this.#element = element;
    const now = () => (this.shown = { tip, anchor: element.getBoundingClientRect() });
    if (after === 0) now();
    else this.#timer = setTimeout(now, after);
  }

  /** A little later, so that the pointer can reach the explanation itself. */
  hide(after = 0): void {
    clearTimeout(this.#timer);
    if (after === 0) this.shown = null;
    else this.#timer = setTimeout(() => (this.shown = null), after);
  }

  /** What is gone is explained no longer. */
  drop(element: Element): void {
    if (this.#element === element) this.hide();
  }

  keep(): void {
    clearTimeout(this.#timer);
  }
}

export const tips = new Tips();

/** Gives an element its explanation. */
export function explain(element: HTMLElement, tip: Tip | null) {
  let current = tip;
  const show = (after: number) => current && tips.show(current, element, after);
  let press: ReturnType<typeof setTimeout> | undefined;
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && show(LATER)],
    ['pointerleave', () => tips.hide(LATER)],
    ['focus', () => element.matches(':focus-visible') && show(0)],
    ['blur', () => tips.hide()],
    ['click', () => show(0)],
    [
      'pointerdown',
      (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse') {
          press = setTimeout(() => show(0), LONG_PRESS);
        }
      },
    ],
    ['pointerup', () => clearTimeout(press)],
    ['pointercancel', () => clearTimeout(press)],
  ];
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  return {
    update: (next: Tip | null) => (current = next),
    destroy: () => {
      clearTimeout(press);
      tips.drop(element);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    },
  };
}
