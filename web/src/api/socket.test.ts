import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket as Socket } from './socket.fake.ts';
import { Following, type Heard } from './socket.ts';

const heard = {
  from: () => ({ after: 0, language: 'en' }),
  push: vi.fn(),
  anew: vi.fn(),
  upToDate: vi.fn(),
  ended: vi.fn(),
  wrong: vi.fn(),
  link: vi.fn(),
} satisfies Heard;
let following: Following;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  following = new Following('t', heard);
});
afterEach(() => {
  following.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const look = () => document.dispatchEvent(new Event('visibilitychange'));

test('somebody looks again: the connection is asked whether it is there, and how things stand', () => {
  const [socket] = Socket.all;
  look();
  expect(socket?.sent).toEqual(['ping']);
  expect(heard.upToDate).toHaveBeenCalledOnce();
  socket?.hear('pong');
  vi.advanceTimersByTime(6_000);
  expect(Socket.all).toHaveLength(1);
  expect(heard.link).not.toHaveBeenCalled();
});

test('a connection that only seems to be there is not waited for', () => {
  look();
  vi.advanceTimersByTime(5_000);
  expect(heard.link).toHaveBeenCalledWith('lost');
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(2);
});

test('what is closed comes back no more', () => {
  following.close();
  look();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(Socket.all[0]?.readyState).toBe(3);
});
