/** Rows of some columns need this much room to be read as a table. */
const ENOUGH = 576;

type Fitted = { open: () => void; fits: () => boolean; settle: (fits: boolean) => void };

const waiting = new Set<Fitted>();
let frame = 0;

/** All are opened, then all are measured, then all are settled: one layout, not one for each. */
function measure(tables: Iterable<Fitted>): void {
  const all = [...tables];
  for (const table of all) table.open();
  const fit = all.map((table) => table.fits());
  all.forEach((table, index) => table.settle(fit[index] ?? true));
}

function measureAll(): void {
  frame = 0;
  measure(waiting);
  waiting.clear();
}

/**
 * Where the columns of a table do not fit, whatever the language, its rows become cards. What
 * the words need is measured: nothing else knows it.
 */
export function fit(table: HTMLTableElement, columns: number) {
  let count = columns;
  const fitted: Fitted = {
    // Cards are as wide as there is room: only as a table does it show what it needs.
    open: () => table.classList.remove('cards'),
    fits: () => {
      const room = table.parentElement?.clientWidth ?? 0;
      return !(count > 2 && room < ENOUGH) && table.offsetWidth <= room;
    },
    settle: (fits) => table.classList.toggle('cards', !fits),
  };
  const later = () => {
    waiting.add(fitted);
    frame ||= requestAnimationFrame(measureAll);
  };
  measure([fitted]);
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
      waiting.delete(fitted);
      resized.disconnect();
      changed.disconnect();
    },
  };
}
