/** Calling somebody back to the table: title, badge, sound, notification. */
import { settings } from './settings.svelte.ts';

const AGAIN = 30_000;

/** Called later than this, somebody is here already. */
const LATE = 1_000;

let audio: AudioContext | null = null;

/** One for all calls. A browser lets it sound once somebody has touched the page. */
function speaker(): AudioContext | null {
  if (audio) return audio;
  try {
    audio = new AudioContext();
  } catch {
    return null;
  }
  const wake = () => void (audio?.state !== 'running' && audio?.resume());
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, { capture: true });
  return audio;
}

export function ring(): void {
  const speaking = speaker();
  if (!speaking) return;
  if (speaking.state === 'running') return sound(speaking);
  const called = performance.now();
  // What could not sound in time is not made up for all at once.
  void speaking.resume().then(() => {
    if (performance.now() - called < LATE) sound(speaking);
  });
}

/** Two soft notes, made on the spot. */
function sound(audio: AudioContext): void {
  const start = audio.currentTime;
  for (const [index, pitch] of [659.25, 880].entries()) {
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    note.frequency.value = pitch;
    note.type = 'sine';
    const at = start + index * 0.18;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.16, at + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.55);
    note.connect(loudness).connect(audio.destination);
    note.start(at);
    note.stop(at + 0.6);
  }
}

/** `null` where there are none: on some phones their making throws although they are allowed. */
export function notice(title: string, text: string): Notification | null {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null;
  try {
    const shown = new Notification(title, { body: text, icon: '/favicon.svg', tag: 'azulejo-turn' });
    shown.onclick = () => window.focus();
    return shown;
  } catch {
    return null;
  }
}

export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = on ? '/favicon-turn.svg' : '/favicon.svg';
}

/** Tells that it is somebody's turn; the answer stops it from being told again. */
export function call(title: string, text: string): () => void {
  if (settings.sound) ring();
  const timer = setInterval(() => {
    if (settings.sound && settings.soundAgain) ring();
  }, AGAIN);
  const shown = settings.notifications && document.hidden ? notice(title, text) : null;
  return () => {
    clearInterval(timer);
    shown?.close();
  };
}
