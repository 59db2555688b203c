/** A connection for tests: open at once, and what is heard on it the test says. */
import type { FromServer } from '#wire';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  hear(frame: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}
