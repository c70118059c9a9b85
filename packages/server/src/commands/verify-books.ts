import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyAudit } from '../audit/verify.ts';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { verifyLedger } from '../ledger/verify.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Proves the ledger and the audit chains, beside a running product or alone; names what is wrong and exits 1. */
const environment = readConfig({ DATA_FOLDER: path.join(root, '.daftar'), ...process.env });
const postgres = environment.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataFolder: path.resolve(environment.DATA_FOLDER) });
const database = connect(postgres?.connection ?? { connectionString: environment.DATABASE_URL ?? '' }, 4);
const [ledger, audit] = await Promise.all([verifyLedger(database.db), verifyAudit(database.db)]);
console.log(`ledger: ${ledger.entries} entries, ${ledger.faults.length} faults`);
for (const fault of ledger.faults) console.error(`  ${fault.entry}: ${fault.reason}`);
console.log(`audit: ${audit.entries} entries, ${audit.faults.length} broken chains`);
for (const fault of audit.faults)
  console.error(`  ${fault.userTypeId} after entry ${fault.seq}: ${fault.reason}`);
await database.close();
await postgres?.stop();
process.exitCode = ledger.faults.length + audit.faults.length > 0 ? 1 : 0;
