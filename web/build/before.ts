import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'it', 'es', 'pt'];

/** What the page says before it has its words, from the catalogue, in each language. */
export function before(): Plugin {
  const sentence = (language: string, id: string) => {
    const file = join(import.meta.dirname, '../../locales', language, 'web.ftl');
    return new RegExp(`^${id} = (.*)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  };
  const each = (paragraph: (language: string) => string) => LANGUAGES.map(paragraph).join('');
  /** Without scripts. */
  const scriptless = (language: string) =>
    `<p lang="${language}">${sentence(language, 'web-noscript')}</p>`;
  /** As long as the words cannot be fetched; the script shows the one that can be read. */
  const late = (language: string) =>
    `<p lang="${language}" hidden>` +
    `${sentence(language, 'web-unreachable-waiting')} <a href="">${sentence(language, 'web-reload')}</a></p>`;
  return {
    name: 'before',
    transformIndexHtml: (html) =>
      html
        .replace('<!-- scriptless -->', each(scriptless))
        .replace('<!-- late -->', each(late)),
  };
}
