import type { Db } from '../../db/transaction.ts';

type Listener = (status: string) => void;

const EVERY_MS = 1_000;

/**
 * Tells open pages when their session changes: one query a second for all of them together, whichever process made
 * the change.
 */
export class SessionWatch {
  readonly #db: Db;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #last = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Calls back on each change from now on; the returned function ends it. */
  watch(sessionId: string, known: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(sessionId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(sessionId, listeners);
    if (!this.#last.has(sessionId)) this.#last.set(sessionId, known);
    this.#timer ??= setInterval(() => void this.#look(), EVERY_MS);
    return () => this.#leave(sessionId, listener);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#listeners.clear();
    this.#last.clear();
  }

  #leave(sessionId: string, listener: Listener): void {
    const listeners = this.#listeners.get(sessionId);
    listeners?.delete(listener);
    if (listeners && listeners.size === 0) {
      this.#listeners.delete(sessionId);
      this.#last.delete(sessionId);
    }
    if (this.#listeners.size === 0) this.close();
  }

  async #look(): Promise<void> {
    const ids = [...this.#listeners.keys()];
    // A database that is away for a moment is asked again a second later.
    const rows = await this.#db
      .selectFrom('checkout_sessions')
      .select(['id', 'status'])
      .where('id', 'in', ids)
      .execute()
      .catch(() => []);
    for (const { id, status } of rows) {
      if (this.#last.get(id) === status) continue;
      this.#last.set(id, status);
      for (const listener of this.#listeners.get(id) ?? []) listener(status);
    }
  }
}
