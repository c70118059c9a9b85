import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { UploadRow } from './store.ts';

/** Pause between two reports, in milliseconds. */
const EVERY_MS = 250;

/**
 * Stores how many rows of a file are done, beside the transaction that decides them. Nobody waits for it: a transaction that
 * waited for a second connection could wait forever when all connections do so.
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
      // Only the progress bar needs it.
      .catch(() => {})
      .finally(() => {
        this.#busy = false;
      });
  }
}

/** Returns how many rows of a file are done. */
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
