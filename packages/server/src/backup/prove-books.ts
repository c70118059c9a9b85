import type pg from 'pg';
import { verifyAudit } from '../audit/verify-audit.ts';
import { ConfigError } from '../config/read-config.ts';
import type { Database } from '../db/connect.ts';
import { verifyFigures } from '../figures/verify-figures.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';

/** A folder or database that Daftar never ran on has nothing to prove. */
export async function checkBooks(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(
    "select to_regclass('ledger_entries') is not null as found",
  );
  if (!rows[0]?.found)
    throw new ConfigError('There are no books here yet: start Daftar once, then ask again');
}

/** Proves the ledger and the daily figures; prints what is wrong, and answers how much. */
export async function proveLedger({ db, pool }: Database): Promise<number> {
  await checkBooks(pool);
  const [ledger, figures] = await Promise.all([verifyLedger(db), verifyFigures(db)]);
  console.log(`ledger: ${ledger.entries} entries, ${ledger.faults.length} faults`);
  for (const fault of ledger.faults) console.error(`  ${fault.entry}: ${fault.reason}`);
  console.log(`figures: ${figures.days} days, ${figures.faults.length} faults`);
  for (const fault of figures.faults) console.error(`  ${fault.figures}: ${fault.reason}`);
  return ledger.faults.length + figures.faults.length;
}

/** Proves the audit chains; prints what is wrong, and answers how much. */
export async function proveAudit({ db, pool }: Database): Promise<number> {
  await checkBooks(pool);
  const audit = await verifyAudit(db);
  console.log(`audit: ${audit.entries} entries, ${audit.faults.length} broken chains`);
  for (const fault of audit.faults)
    console.error(`  ${fault.userTypeId} after entry ${fault.seq}: ${fault.reason}`);
  return audit.faults.length;
}

/** Proves all of it. */
export const proveBooks = async (database: Database): Promise<number> =>
  (await proveLedger(database)) + (await proveAudit(database));
