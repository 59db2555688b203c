/** Who we are to the server. */
import type { Me } from '#wire';
import * as calls from '../api/calls.ts';
import { Refused, type Voice } from '../api/http.ts';
import { settings } from './settings.svelte.ts';

class Session {
  me = $state.raw<Me | null>(null);
  /** Whether it has been asked who we are. */
  known = $state(false);

  get voice(): Voice {
    return { language: settings.language };
  }

  /** Looks whether the browser is known; it need not be. */
  async look(): Promise<void> {
    try {
      this.me = await calls.me(this.voice);
    } catch (error) {
      // Only this says that we are nobody; whoever asks too often is still somebody.
      if (!(error instanceof Refused && error.problem.code === 'no_session')) throw error;
      this.me = null;
    }
    this.known = true;
  }

  /** Becomes a guest, if we are nobody yet. */
  async enter(): Promise<void> {
    if (!this.known) await this.look();
    if (this.me === null) {
      this.me = await calls.sit(this.voice, { language: settings.language, bearer: false });
    }
  }

  async rename(name: string): Promise<void> {
    await this.enter();
    if ((this.me?.name ?? '') !== name.trim()) {
      this.me = await calls.profile(this.voice, { name: name.trim() });
    }
  }

  async recover(code: string): Promise<void> {
    this.me = await calls.recover(this.voice, code.trim());
    this.known = true;
  }
}

export const session = new Session();
