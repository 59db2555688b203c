/** Rows of some columns need this much room to be read as a table. */
const ENOUGH = 576;

/**
 * Where the columns of a table do not fit, whatever the language, its rows become cards. What
 * the words need is measured: nothing else knows it.
 */
export function fit(table: HTMLTableElement, columns: number) {
  let count = columns;
  let frame = 0;
  const measure = () => {
    const room = table.parentElement?.clientWidth ?? 0;
    table.classList.remove('cards');
    const narrow = count > 2 && room < ENOUGH;
    table.classList.toggle('cards', narrow || table.offsetWidth > room);
  };
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  measure();
  const resized = new ResizeObserver(later);
  if (table.parentElement) resized.observe(table.parentElement);
  const changed = new MutationObserver(later);
  changed.observe(table, { childList: true, characterData: true, subtree: true });
  return {
    update: (next: number) => {
      count = next;
      later();
    },
    destroy: () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
    },
  };
}
