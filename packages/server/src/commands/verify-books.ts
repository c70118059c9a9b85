import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { verifyAudit } from '../audit/verify.ts';
import { ConfigError, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { endPlainly } from '../end-plainly.ts';
import { verifyFigures } from '../figures/verify.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { checkDatabase } from '../product/check-database.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A folder or database that Daftar never ran on has nothing to prove. */
async function checkBooks(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(
    "select to_regclass('ledger_entries') is not null as found",
  );
  if (!rows[0]?.found)
    throw new ConfigError('There are no books here yet: start Daftar once, then ask again');
}

/** Proves the ledger, the daily figures and the audit chains, beside a running product or alone; answers how much is wrong, each named. */
async function verifyBooks(): Promise<number> {
  const environment = readConfig({ DATA_FOLDER: path.join(root, '.daftar'), ...process.env });
  const postgres = environment.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataFolder: path.resolve(environment.DATA_FOLDER) });
  const database = connect(postgres?.connection ?? { connectionString: environment.DATABASE_URL ?? '' }, 4);
  try {
    if (environment.DATABASE_URL) await checkDatabase(database.pool, environment.DATABASE_URL);
    await checkBooks(database.pool);
    const { db } = database;
    const [ledger, figures, audit] = await Promise.all([
      verifyLedger(db),
      verifyFigures(db),
      verifyAudit(db),
    ]);
    console.log(`ledger: ${ledger.entries} entries, ${ledger.faults.length} faults`);
    for (const fault of ledger.faults) console.error(`  ${fault.entry}: ${fault.reason}`);
    console.log(`figures: ${figures.days} days, ${figures.faults.length} faults`);
    for (const fault of figures.faults) console.error(`  ${fault.figures}: ${fault.reason}`);
    console.log(`audit: ${audit.entries} entries, ${audit.faults.length} broken chains`);
    for (const fault of audit.faults)
      console.error(`  ${fault.userTypeId} after entry ${fault.seq}: ${fault.reason}`);
    return ledger.faults.length + figures.faults.length + audit.faults.length;
  } finally {
    await database.close();
    await postgres?.stop();
  }
}

process.exitCode = (await verifyBooks().catch(endPlainly)) > 0 ? 1 : 0;
