import { expect, test } from 'vitest';
import { preferred, Settings } from './settings.svelte.ts';

test('the browser says which language is preferred', () => {
  expect(preferred(['de-DE', 'pt-BR', 'en'])).toBe('pt');
  expect(preferred(['fr'])).toBe('en');
  expect(preferred([])).toBe('en');
});

test('settings are kept; what is strange is not taken', () => {
  const settings = new Settings();
  settings.language = 'it';
  settings.confirm = 'always';
  settings.keep();
  expect(new Settings().language).toBe('it');
  expect(new Settings().confirm).toBe('always');
  localStorage.setItem('azulejo.settings', '{"language":"xx","sound":"loud","theme":"dark"}');
  const strange = new Settings();
  expect([strange.language, strange.sound, strange.theme]).toEqual(['en', false, 'dark']);
  localStorage.setItem('azulejo.settings', 'nothing');
  expect(new Settings().theme).toBe('system');
});
