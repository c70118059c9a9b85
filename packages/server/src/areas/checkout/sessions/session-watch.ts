import { sql } from 'kysely';
import type { Db } from '../../../db/transaction.ts';

/** Receives the session's state as text, whenever that text changes. */
type Listener = (state: string) => void;

const EVERY_MS = 1_000;
/** Limit of pages that may follow one session at a time, far above real use; each holds a connection open. */
const MOST_PAGES = 50;

/**
 * Notifies open pages when their session changes. One query a second covers all sessions, so that changes by other
 * processes are seen too.
 */
export class SessionWatch {
  readonly #db: Db;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #last = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Tells whether one more page may follow the session. */
  hasRoom(sessionId: string): boolean {
    return (this.#listeners.get(sessionId)?.size ?? 0) < MOST_PAGES;
  }

  /** Calls the listener on each later change. The returned function removes the listener. */
  watch(sessionId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(sessionId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(sessionId, listeners);
    this.#timer ??= setInterval(() => void this.#look(), EVERY_MS);
    return () => this.#leave(sessionId, listener);
  }

  /** Returns the session's state in the text that listeners get; undefined when there is no such session. */
  async stateOf(sessionId: string): Promise<string | undefined> {
    return (await this.#statesOf([sessionId])).get(sessionId);
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
    // Skip this poll while the previous query is still running.
    if (this.#looking) return;
    this.#looking = true;
    // If the database fails, the next poll tries again.
    const states = await this.#statesOf([...this.#listeners.keys()]).catch(() => new Map<string, string>());
    this.#looking = false;
    for (const [id, state] of states) {
      if (this.#last.get(id) === state || !this.#listeners.has(id)) continue;
      this.#last.set(id, state);
      for (const listener of this.#listeners.get(id) ?? []) listener(state);
    }
  }

  /**
   * The text contains the number of attempts: a session that became pending and open again between two polls would
   * otherwise look unchanged. It also contains a received amount that is not the amount due.
   */
  async #statesOf(ids: string[]): Promise<Map<string, string>> {
    const { rows } = await sql<{ id: string; state: string }>`
      select s.id, s.status || ' ' || (select count(*) || coalesce(' ' || max(a.received_amount), '')
        from payment_attempts a where a.session_id = s.id) as state
      from checkout_sessions s where s.id = any(${ids})`.execute(this.#db);
    return new Map(rows.map(({ id, state }) => [id, state]));
  }
}
