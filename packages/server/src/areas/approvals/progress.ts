import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { UploadRow } from './store.ts';

/** Minimum time between two updates, in milliseconds. */
const EVERY_MS = 250;

/**
 * Stores how many rows of a file are processed, on a connection other than that of the transaction that processes them. Nobody
 * awaits the update: if every connection's transaction waited for a second connection, none could continue.
 */
export class Progress {
  readonly #gateway: Gateway;
  readonly #fileName: string;
  #busy = false;
  #last = 0;

  constructor(gateway: Gateway, fileName: string) {
    this.#gateway = gateway;
    this.#fileName = fileName;
  }

  report(done: number): void {
    if (this.#busy || (done > 0 && performance.now() - this.#last < EVERY_MS)) return;
    this.#busy = true;
    this.#last = performance.now();
    this.#gateway.db
      .insertInto('approval_progress')
      .values({ file_name: this.#fileName, done })
      .onConflict((on) => on.column('file_name').doUpdateSet({ done }))
      .execute()
      // A lost update affects only the progress bar.
      .catch(() => {})
      .finally(() => {
        this.#busy = false;
      });
  }
}

/** Returns how many rows of a file are processed. */
export async function progressOf(db: Db, { file_name, total }: UploadRow) {
  const processed = await db
    .selectFrom('approval_files')
    .select('id')
    .where('file_name', '=', file_name)
    .executeTakeFirst();
  if (processed) return { done: total, total };
  const row = await db
    .selectFrom('approval_progress')
    .select('done')
    .where('file_name', '=', file_name)
    .executeTakeFirst();
  return { done: Math.min(row?.done ?? 0, total), total };
}
