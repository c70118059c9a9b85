import { sql } from 'kysely';
import { verifyAudit } from '../audit/verify-audit.ts';
import { ConfigError } from '../config/read-config.ts';
import type { Database } from '../db/connect.ts';
import type { Db, Trx } from '../db/transaction.ts';
import { verifyFigures } from '../figures/verify-figures.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';

/** Throws `ConfigError` when Daftar has never run on this database. */
export async function checkBooks(db: Db): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('ledger_entries') is not null as found`.execute(db);
  if (!rows[0]?.found)
    throw new ConfigError(
      'This database has no tables of Daftar yet. Start Daftar once, then run this command again',
    );
}

/**
 * Runs a verification on one snapshot of the database. The verification compares rows that several statements read, and without
 * a snapshot the product could write between them.
 */
export const onSnapshot = <T>({ db }: Pick<Database, 'db'>, verify: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(verify);

async function verifyBoth(db: Trx) {
  await checkBooks(db);
  return { ledger: await verifyLedger(db), figures: await verifyFigures(db) };
}

/** Verifies the ledger and the daily figures, prints each fault, and returns the number of faults. */
export async function proveLedger(database: Database): Promise<number> {
  const { ledger, figures } = await onSnapshot(database, verifyBoth);
  console.log(`ledger: ${ledger.entries} entries, ${ledger.faults.length} faults`);
  for (const fault of ledger.faults) console.error(`  ${fault.entry}: ${fault.reason}`);
  console.log(`figures: ${figures.days} days, ${figures.faults.length} faults`);
  for (const fault of figures.faults) console.error(`  ${fault.figures}: ${fault.reason}`);
  return ledger.faults.length + figures.faults.length;
}

/** Verifies the audit chains, prints each fault, and returns the number of faults. */
export async function proveAudit(database: Database): Promise<number> {
  const audit = await onSnapshot(database, async (db) => {
    await checkBooks(db);
    return verifyAudit(db);
  });
  console.log(`audit: ${audit.entries} entries, ${audit.faults.length} broken chains`);
  for (const fault of audit.faults)
    console.error(`  ${fault.userTypeId} after entry ${fault.seq}: ${fault.reason}`);
  return audit.faults.length;
}

/** Verifies ledger, daily figures and audit chains. Returns the number of faults. */
export const proveBooks = async (database: Database): Promise<number> =>
  (await proveLedger(database)) + (await proveAudit(database));
