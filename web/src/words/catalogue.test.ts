import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const LANGUAGES = ['en', 'it', 'es', 'pt'];

type Messages = Map<string, Set<string>>;

/** The variables of a pattern, of whatever shape. */
function variables(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const one of part) variables(one, found);
  else if (part && typeof part === 'object') {
    const { type, name } = part as { type?: string; name?: string };
    if (type === 'var' && name) found.add(name);
    for (const value of Object.values(part)) variables(value, found);
  }
  return found;
}

function messages(language: string): Messages {
  const text = readFileSync(join(ROOT, 'locales', language, 'web.ftl'), 'utf8');
  const found: Messages = new Map();
  for (const { id, value, attributes } of new FluentResource(text).body) {
    found.set(id, variables(value));
    for (const [name, pattern] of Object.entries(attributes)) {
      found.set(`${id}.${name}`, variables(pattern));
    }
  }
  return found;
}

/** All files of a folder whose names end so, tests left out. */
function read(folder: string, ...ends: string[]): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => {
      if (statSync(path).isDirectory()) return read(path, ...ends);
      return ends.some((end) => path.endsWith(end)) && !path.endsWith('.test.ts') ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}
const sources = (folder: string) => read(folder, '.svelte', '.ts');

const english = messages('en');
const code = sources(join(import.meta.dirname, '..')) + sources(join(ROOT, 'web/build'));

describe.each(LANGUAGES)('the words of %s', (language) => {
  const own = messages(language);
  test('are the same as the English ones, no fewer and no more', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });
  test('tell of the same things', () => {
    for (const [id, names] of own) expect([id, [...names].sort()]).toEqual([id, [...(english.get(id) ?? [])].sort()]);
  });
});

describe('the code', () => {
  const written = [...code.matchAll(/web-[a-z0-9-]+(?:\.[a-z]+)?(?![a-z0-9-]*\$\{)/g)].map(([id]) => id);
  const made = [...code.matchAll(/`(web-[a-z-]+)\$\{/g)].map(([, start]) => start ?? '');

  test('says nothing that has no words', () => {
    const missing = written.filter((id) => !id.endsWith('-') && !english.has(id));
    expect(missing).toEqual([]);
    for (const start of made) {
      expect([...english.keys()].some((id) => id.startsWith(start)), start).toBe(true);
    }
  });

  test('uses every word', () => {
    const unused = [...english.keys()].filter((id) => {
      const name = id.split('.')[0] ?? id;
      if (written.includes(id)) return false;
      if (made.some((start) => name.startsWith(start))) return false;
      return !(id === name && [...english.keys()].some((other) => other.startsWith(`${id}.`) && written.includes(other)));
    });
    expect(unused).toEqual([]);
  });

  const templates = read(join(import.meta.dirname, '..'), '.svelte').replace(
    /<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g,
    '',
  );
  const letters = /[A-Za-zÀ-ÿ]{3,}/;

  test('holds no words of its own between tags', () => {
    // They would be shown to people in one language only.
    const bare = templates.replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
    const found = [...bare.matchAll(/>\s*([^<>{}]+)</g)].map(([, text]) => text?.replace(/&\w+;/g, '').trim() ?? '');
    expect(found.filter((text) => letters.test(text) && text !== 'Azulejo' && text !== 'Esc')).toEqual([]);
  });

  test('holds no words of its own in attributes that are read', () => {
    const read = /\s(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label)=("[^"]*"|'[^']*')/g;
    // What stands in braces is looked at as a string.
    const words = (text: string) =>
      [...text.matchAll(read)].map(([, value]) => value?.replace(/\{[^}]*\}/g, '') ?? '').filter((value) => letters.test(value));
    expect(words('<a class="button" title="Close {it}" aria-label={say(x)}>')).toEqual(['"Close "']);
    expect(words(templates)).toEqual([]);
  });

  test('holds no sentences in its strings', () => {
    const spoken = code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<script.*>/g, '');
    // Two words in a row; a dot, a hash or a bracket at the beginning is the name of a place on the page, or markup.
    const sentences = (text: string) =>
      [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
        .map(([, plain, made]) => plain ?? made ?? '')
        .filter((string) => /[A-Za-zÀ-ÿ]{2,} [A-Za-zÀ-ÿ]{2,}/.test(string) && !/^[.#[<]/.test(string));
    expect(sentences("if (x === 'Escape') tell('Please wait'); find('.talk input'); say(`It is ${x}`)")).toEqual(['Please wait', 'It is ${x}']);
    expect(sentences(spoken)).toEqual([]);
  });
});
