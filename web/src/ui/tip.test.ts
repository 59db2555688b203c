import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explain, tips } from './tip.svelte.ts';

const TIP = { title: 'Wig', lines: ['Points.'] };
let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.body.appendChild(document.createElement('button'));
});
afterEach(() => {
  tips.hide();
  element.remove();
  vi.useRealTimers();
});

const touch = (type: string) => element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch' }));

test('what is gone is explained no longer', () => {
  const explained = explain(element, TIP);
  element.click();
  expect(tips.shown?.tip).toBe(TIP);
  explained.destroy();
  expect(tips.shown).toBeNull();
});

test('a press that outlives its thing explains nothing', () => {
  const explained = explain(element, TIP);
  touch('pointerdown');
  explained.destroy();
  vi.advanceTimersByTime(5000);
  expect(tips.shown).toBeNull();
});

test('what goes does not take another’s explanation with it', () => {
  const other = document.createElement('button');
  const gone = explain(other, TIP);
  explain(element, TIP);
  element.click();
  gone.destroy();
  expect(tips.shown).not.toBeNull();
});
