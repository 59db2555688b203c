import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './state/settings.svelte.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { words } from './words/words.svelte.ts';

const target = document.getElementById('app');
const late = document.getElementById('late');
if (target) {
  await words.turnTo(settings.language, (is) => {
    const sentence = late?.querySelector<HTMLElement>(`[lang=${settings.language}]`);
    if (sentence) sentence.hidden = !is;
  });
  late?.remove();
  mount(App, { target });
}
