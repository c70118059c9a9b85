import { checkBooks } from '../backup/prove-books.ts';
import { ConfigError } from '../config/read-config.ts';
import { resetOwner } from '../setup/reset-owner.ts';
import { exitWithMessage } from '../start/exit-with-message.ts';
import { openCommandDatabase } from './open-command-database.ts';

/**
 * `reset-owner [user name]`: sets a new random password for a user of the platform owner, whether the product is running or
 * not.
 */
async function run([userName, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || userName?.startsWith('-'))
    throw new ConfigError('Usage: npm run reset-owner -- [user name]');
  const { database, close } = await openCommandDatabase();
  try {
    await checkBooks(database.db);
    const login = await resetOwner(database.db, { userName, now: new Date() });
    console.log(
      `New password (shown this once):\n  username ${login.userName}\n  password ${login.password}`,
    );
  } finally {
    await close();
  }
}

await run(process.argv.slice(2)).catch(exitWithMessage);
