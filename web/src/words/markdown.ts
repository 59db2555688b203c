/** What the pages of rules are written in: headings, entries, paragraphs. */
export type Span = { text: string; as: 'plain' | 'strong' | 'em' | 'code' | 'link'; to?: string };
export type Block = {
  as: 'h1' | 'h2' | 'h3' | 'li' | 'sub' | 'p';
  /** The id of a rule, where it begins with one. */
  id: string | null;
  spans: Span[];
};

const ID = /^(?:[LM]\d+(?:\.\d+)?|M?R\d+)(?=\s|$)/;
const MARKS: [RegExp, Block['as']][] = [
  [/^# /, 'h1'],
  [/^## /, 'h2'],
  [/^### /, 'h3'],
  [/^- /, 'li'],
  [/^\s+- /, 'sub'],
];
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|\b([LM]\d+(?:\.\d+)?|M?R\d+)\b/g;

/** The marks inside a line; ids of rules on the page lead to them. */
export function spans(text: string, known: ReadonlySet<string>): Span[] {
  const found: Span[] = [];
  let last = 0;
  const plain = (until: number) => {
    if (until > last) found.push({ text: text.slice(last, until), as: 'plain' });
  };
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, em, code, link, , id] = match;
    if (id !== undefined && !known.has(id)) continue;
    plain(match.index);
    last = match.index + whole.length;
    if (strong !== undefined) found.push({ text: strong.replaceAll('`', ''), as: 'strong' });
    else if (em !== undefined) found.push({ text: em, as: 'em' });
    else if (code !== undefined) found.push({ text: code, as: 'code' });
    // Files of the project are not on this server.
    else if (link !== undefined) found.push({ text: link.replaceAll('`', ''), as: 'plain' });
    else if (id !== undefined) found.push({ text: id, as: 'link', to: `#${id}` });
  }
  plain(text.length);
  return found;
}

export function blocks(page: string): Block[] {
  const lines = page.split('\n').filter((line) => line.trim() !== '');
  const parts = lines.map((line) => {
    const mark = MARKS.find(([pattern]) => pattern.test(line));
    const text = mark ? line.replace(mark[0], '') : line.trim();
    return { as: mark?.[1] ?? ('p' as const), text, id: ID.exec(text)?.[0] ?? null };
  });
  const known = new Set(parts.flatMap((part) => (part.id ? [part.id] : [])));
  const seen = new Set<string>();
  return parts.map(({ as, text, id }) => {
    const first = id !== null && !seen.has(id);
    if (id !== null) seen.add(id);
    const rest = id === null ? text : text.slice(id.length).trimStart();
    return { as, id: first ? id : null, spans: [...(id === null ? [] : [{ text: `${id} `, as: 'strong' as const }]), ...spans(rest, known)] };
  });
}
