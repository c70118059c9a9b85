import type { Database } from '../db/connect.ts';
import { exitWithMessage } from '../start/exit-with-message.ts';
import { openCommandDatabase } from './open-command-database.ts';

async function run(proof: (database: Database) => Promise<number>): Promise<number> {
  const { database, close } = await openCommandDatabase();
  try {
    return await proof(database);
  } finally {
    await close();
  }
}

/** Runs a check that returns its number of faults; the process exits with 1 when there are any. */
export async function prove(proof: (database: Database) => Promise<number>): Promise<void> {
  process.exitCode = (await run(proof).catch(exitWithMessage)) > 0 ? 1 : 0;
}
