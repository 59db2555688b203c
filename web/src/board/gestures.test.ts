import { afterEach, expect, test, vi } from 'vitest';
import { gestures } from './gestures.ts';

const boards: (() => void)[] = [];
afterEach(() => boards.splice(0).forEach((gone) => gone()));

function board({ resting = false, zooms = true } = {}) {
  const element = document.createElement('div');
  element.setPointerCapture = () => {};
  element.getBoundingClientRect = () => new DOMRect(10, 20, 300, 300);
  const does = { zoom: vi.fn(() => zooms), pan: vi.fn(), swipe: vi.fn(() => true), resting: () => resting, begun: vi.fn() };
  const clicked = vi.fn();
  const { destroy } = gestures(element, does);
  boards.push(destroy);
  element.addEventListener('click', clicked);
  const touch = (type: string, x: number, y: number, id = 1, pointerType = 'mouse') => {
    const event = new Event(type, { cancelable: true, bubbles: true });
    Object.assign(event, { clientX: x, clientY: y, pointerId: id, pointerType, button: 0 });
    element.dispatchEvent(event);
  };
  const wheel = (deltaY: number, deltaMode = 0) => {
    const event = new Event('wheel', { cancelable: true });
    Object.assign(event, { clientX: 110, clientY: 70, deltaY, deltaMode });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const click = () => element.dispatchEvent(new Event('click', { cancelable: true, bubbles: true }));
  return { does, touch, wheel, click, clicked };
}

test('the wheel zooms at the pointer: up is closer, and back is where it was', () => {
  const { does, wheel } = board();
  expect(wheel(-100)).toBe(true);
  wheel(100);
  const [[closer = 0, at], [further = 0]] = does.zoom.mock.calls as unknown as [[number, unknown], [number]];
  expect(closer).toBeGreaterThan(1);
  expect(closer * further).toBeCloseTo(1);
  expect(at).toEqual({ x: 100, y: 50 });
});
test('a wheel that counts lines goes further, and one at its end is the page’s', () => {
  const { does, wheel } = board({ zooms: false });
  expect(wheel(-4)).toBe(false);
  expect(wheel(-4, WheelEvent.DOM_DELTA_LINE)).toBe(false);
  const [[pixels = 0], [lines = 0]] = does.zoom.mock.calls as unknown as [[number], [number]];
  expect(lines).toBeGreaterThan(pixels);
});
test('a drag moves by as much as the pointer, and is no click', () => {
  const { does, touch, click, clicked } = board();
  touch('pointerdown', 50, 50);
  touch('pointermove', 52, 51);
  expect(does.pan).not.toHaveBeenCalled();
  touch('pointermove', 70, 60);
  touch('pointermove', 75, 58);
  touch('pointerup', 75, 58);
  expect(does.begun).toHaveBeenCalledTimes(1);
  expect(does.pan.mock.calls).toEqual([[18, 9], [5, -2]]);
  click();
  expect(clicked).not.toHaveBeenCalled();
  click();
  expect(clicked).toHaveBeenCalledTimes(1);
});
test('two fingers zoom by how much they spread, between them', () => {
  const { does, touch } = board();
  touch('pointerdown', 110, 120, 1, 'touch');
  touch('pointerdown', 210, 120, 2, 'touch');
  touch('pointermove', 310, 120, 2, 'touch');
  expect(does.zoom).toHaveBeenCalledWith(2, { x: 200, y: 100 });
  expect(does.pan).not.toHaveBeenCalled();
});
test('a finger goes across from area to area where all of it fits', () => {
  const swipe = (dx: number, dy: number, resting = true) => {
    const { does, touch } = board({ resting });
    touch('pointerdown', 150, 150, 1, 'touch');
    touch('pointermove', 150 + dx, 150 + dy, 1, 'touch');
    touch('pointerup', 150 + dx, 150 + dy, 1, 'touch');
    return does.swipe.mock.calls;
  };
  expect(swipe(-80, 10)).toEqual([[1]]);
  expect(swipe(80, 10)).toEqual([[-1]]);
  expect(swipe(-80, 60)).toEqual([]);
  expect(swipe(-40, 0)).toEqual([]);
  expect(swipe(-80, 10, false)).toEqual([]);
});
