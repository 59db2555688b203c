import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocks, spans } from './markdown.ts';

const page = '# Page\n\nOur **own** words.\n\n## L1 One\n- L1.1 A *thing*, see L1.2 and L9.\n  - and `more`\n- L1.2 Two.\n';

test('headings, entries and paragraphs are told apart, and rules by their ids', () => {
  expect(blocks(page).map(({ as, id }) => [as, id])).toEqual([
    ['h1', null],
    ['p', null],
    ['h2', 'L1'],
    ['li', 'L1.1'],
    ['sub', null],
    ['li', 'L1.2'],
  ]);
});

test('a rule on the page is led to, another is not', () => {
  const links = blocks(page).flatMap((block) => block.spans.filter((span) => span.as === 'link'));
  expect(links).toEqual([{ text: 'L1.2', as: 'link', to: '#L1.2' }]);
  expect(spans('a **b** c', new Set()).map((span) => span.as)).toEqual(['plain', 'strong', 'plain']);
});

test('every page of rules is read, with no mark left and every id once', () => {
  for (const game of ['lisboa', 'madeira']) {
    for (const path of [`docs/rules/${game}.md`, ...['it', 'es', 'pt'].map((language) => `locales/${language}/rules/${game}.md`)]) {
      const read = blocks(readFileSync(`../${path}`, 'utf8'));
      const ids = read.flatMap((block) => (block.id ? [block.id] : []));
      expect(ids.length).toBeGreaterThan(80);
      expect(new Set(ids).size).toBe(ids.length);
      for (const block of read) {
        expect(block.spans.map((span) => span.text).join('')).not.toMatch(/[*`]|^#|\]\(/);
      }
    }
  }
});
