import path from 'node:path';
import { backupFile } from '../backup/backup-file.ts';
import { checkBooks } from '../backup/prove-books.ts';
import { makeFolder } from '../basics/make-folder.ts';
import { ConfigError } from '../config/read-config.ts';
import { exitWithMessage } from '../start/exit-with-message.ts';
import { openCommandDatabase } from './open-command-database.ts';

/** `backup [file]`: writes a snapshot of the whole database, whether the product is running or not. */
async function backup([given, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || given?.startsWith('-')) throw new ConfigError('Usage: npm run backup -- [file]');
  const { connection, database, environment, close } = await openCommandDatabase();
  try {
    await checkBooks(database.db);
    const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const file = path.resolve(
      given ?? path.join(environment.DATA_FOLDER, 'backups', `daftar-${moment}Z.backup`),
    );
    makeFolder(path.dirname(file));
    const { tables, rows, bytes } = await backupFile(connection, file);
    console.log(`${file}: ${rows} rows of ${tables} tables, ${bytes} bytes`);
    console.log(
      'The keys (SIGNING_KEY and DATA_KEY, or keys.json in the data folder) are not in it: keep them apart.',
    );
  } finally {
    await close();
  }
}

await backup(process.argv.slice(2)).catch(exitWithMessage);
