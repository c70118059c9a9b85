import path from 'node:path';
import { pino } from 'pino';
import { proveBooks } from '../backup/prove-books.ts';
import { restoreFile } from '../backup/restore-file.ts';
import { ConfigError } from '../config/read-config.ts';
import { migrate } from '../db/migrate.ts';
import { migrateJobs } from '../jobs/start-jobs.ts';
import { exitWithMessage } from '../start/exit-with-message.ts';
import { openCommandDatabase } from './open-command-database.ts';

/** `restore file`: restores a backup into an empty database, then verifies its books. Returns the number of faults. */
async function restore([given, ...rest]: string[]): Promise<number> {
  if (!given || rest.length > 0) throw new ConfigError('Usage: npm run restore -- file');
  const { connection, database, close } = await openCommandDatabase();
  try {
    await migrate(database.db);
    await migrateJobs({ ...database, log: pino({ level: 'silent' }) });
    const { tables, rows } = await restoreFile(connection, path.resolve(given));
    console.log(`restored ${rows} rows of ${tables} tables`);
    return await proveBooks(database);
  } finally {
    await close();
  }
}

process.exitCode = (await restore(process.argv.slice(2)).catch(exitWithMessage)) > 0 ? 1 : 0;
