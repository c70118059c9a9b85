import { holdingLock } from '../db/holding-lock.ts';
import type { Db } from '../db/transaction.ts';

/** Key of the advisory lock. The number is arbitrary. */
export const WRITING = 7_411_003;

/**
 * Writes an export on one connection, which holds a shared advisory lock meanwhile. The lock shows `freeAbandonedJobs` that the
 * export is still running. If the process is killed, the lock ends with the connection.
 */
export const whileWriting = (db: Db, write: (connection: Db) => Promise<void>): Promise<void> =>
  holdingLock(db, { key: WRITING, shared: true }, write);
