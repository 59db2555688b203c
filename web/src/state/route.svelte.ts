/** Where we are: the address says it, links and the back button change it. */
import { tick } from 'svelte';
import { isGame } from './games.ts';

export type Place =
  | { page: 'front' }
  | { page: 'new'; game: string | null }
  | { page: 'tables' }
  | { page: 'table'; id: string }
  | { page: 'join'; token: string }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'rules'; game: string }
  | { page: 'nowhere' };

export function read(path: string, hash: string): Place {
  const [first = '', second, ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return { page: 'nowhere' };
  const game = second ?? null;
  switch (first) {
    case '':
      return { page: 'front' };
    case 'new':
      return game === null || isGame(game) ? { page: 'new', game } : { page: 'nowhere' };
    case 'table':
      return second === undefined ? { page: 'nowhere' } : { page: 'table', id: second };
    case 'join':
      return { page: 'join', token: hash.replace(/^#/, '') };
    case 'rules':
      if (game === null) return { page: 'rules', game: 'lisboa' };
      return isGame(game) ? { page: 'rules', game } : { page: 'nowhere' };
    case 'tables':
    case 'settings':
    case 'about':
      return second === undefined ? { page: first } : { page: 'nowhere' };
    default:
      return { page: 'nowhere' };
  }
}

class Route {
  place = $state.raw<Place>(read(location.pathname, location.hash));

  #path = location.pathname;

  constructor() {
    addEventListener('popstate', () => void this.#arrive());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    void this.#arrive();
  }

  /** A new page is read from its top: by the eye and by a screen reader. */
  async #arrive(): Promise<void> {
    const before = this.#path;
    this.#path = location.pathname;
    this.place = read(location.pathname, location.hash);
    // A jump within the page is the browser's own affair.
    if (before === this.#path) return;
    await tick();
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }
}

export const route = new Route();

/** Links within the client do not load the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash !== '') return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
