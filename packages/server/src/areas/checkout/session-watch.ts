import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** Told the session's state: two that are equal are one, and between two that differ something happened. */
type Listener = (state: string) => void;

const EVERY_MS = 1_000;
/** More pages than anybody opens of one session; each holds a connection. */
const MOST_PAGES = 50;

/**
 * Tells open pages when their session changes: one query a second for all of them together, whichever process made
 * the change.
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

  /** Whether one more page may follow this session. */
  hasRoom(sessionId: string): boolean {
    return (this.#listeners.get(sessionId)?.size ?? 0) < MOST_PAGES;
  }

  /** Calls back on each change from now on; the returned function ends it. */
  watch(sessionId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(sessionId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(sessionId, listeners);
    this.#timer ??= setInterval(() => void this.#look(), EVERY_MS);
    return () => this.#leave(sessionId, listener);
  }

  /** How it stands now, in the words that listeners are told. */
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
    // A slow database is asked again when it has answered.
    if (this.#looking) return;
    this.#looking = true;
    // One that is away for a moment is asked again a second later.
    const states = await this.#statesOf([...this.#listeners.keys()]).catch(() => new Map<string, string>());
    this.#looking = false;
    for (const [id, state] of states) {
      if (this.#last.get(id) === state || !this.#listeners.has(id)) continue;
      this.#last.set(id, state);
      for (const listener of this.#listeners.get(id) ?? []) listener(state);
    }
  }

  /** The count of attempts tells a session that was pending and open again between two looks. */
  async #statesOf(ids: string[]): Promise<Map<string, string>> {
    const { rows } = await sql<{ id: string; state: string }>`
      select s.id, s.status || ' ' || (select count(*) from payment_attempts a where a.session_id = s.id) as state
      from checkout_sessions s where s.id = any(${ids})`.execute(this.#db);
    return new Map(rows.map(({ id, state }) => [id, state]));
  }
}
