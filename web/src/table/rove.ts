/**
 * Explained things are many: within a group they are one stop for Tab, and arrows go from one to
 * the next.
 */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function rove(group: HTMLElement) {
  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-rove]')];
  const settle = () => {
    const found = stops();
    const current = found.find((stop) => stop.tabIndex === 0 && stop.dataset.roved !== undefined);
    for (const stop of found) stop.tabIndex = -1;
    const one = current ?? found[0];
    if (one) one.tabIndex = 0;
  };
  const onkeydown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const found = stops();
    const at = found.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    const next = found[at + step];
    if (!next) return;
    event.preventDefault();
    for (const stop of found) {
      stop.tabIndex = -1;
      delete stop.dataset.roved;
    }
    next.tabIndex = 0;
    next.dataset.roved = '';
    next.focus();
  };
  settle();
  const watching = new MutationObserver(settle);
  watching.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', onkeydown);
  return {
    destroy: () => {
      watching.disconnect();
      group.removeEventListener('keydown', onkeydown);
    },
  };
}
