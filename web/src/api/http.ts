import type { Problem } from '#wire';

/** The server said no, in words. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Nobody answered: the network or the server is away. */
export class Unreachable extends Error {}

/** Who asks: the cookie's person, or with a token another one who sits at the same device. */
export type Voice = { language: string; token?: string | undefined };

/** How long an answer may take; the server itself gives up after half a minute. */
const PATIENCE = 15_000;
/** For what is thought over or worked out from a whole game, and what should not be asked twice. */
export const LONG = 40_000;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function ask(
  voice: Voice,
  method: Method,
  path: string,
  options: {
    body?: unknown;
    query?: Record<string, string | number | undefined>;
    patience?: number;
  } = {},
): Promise<Response> {
  const query = new URLSearchParams({ lang: voice.language });
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const headers: Record<string, string> = {};
  if (voice.token !== undefined) headers.Authorization = `Bearer ${voice.token}`;
  const signal = AbortSignal.timeout(options.patience ?? PATIENCE);
  const init: RequestInit = { method, headers, signal };
  if (options.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(options.body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}?${query}`, init);
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  throw await problem(response);
}

async function problem(response: Response): Promise<Error> {
  try {
    const found = (await response.json()) as Problem;
    if (found.code === 'unavailable' || found.code === 'late') return new Unreachable();
    return new Refused(found);
  } catch {
    // A proxy in front of a server that is away answers with a page of its own.
    return new Unreachable();
  }
}

type Asking = Parameters<typeof ask>;

/** An answer that breaks off is none. */
async function whole<T>(asking: Asking, read: (response: Response) => Promise<T>): Promise<T> {
  const response = await ask(...asking);
  try {
    return await read(response);
  } catch {
    throw new Unreachable();
  }
}

export const json = <T>(...asking: Asking) =>
  whole(asking, async (response) => (await response.json()) as T);

export const text = (...asking: Asking) => whole(asking, (response) => response.text());
