import { checkBooks } from '../backup/prove-books.ts';
import { ConfigError } from '../config/read-config.ts';
import { renameOwner } from '../setup/rename-owner.ts';
import { exitWithMessage } from '../start/exit-with-message.ts';
import { openCommandDatabase } from './open-command-database.ts';

/** `rename-owner "Nile Pay"`: changes the platform owner's name, whether the product is running or not. */
async function run([to, ...rest]: string[]): Promise<void> {
  if (to === undefined || rest.length > 0 || to.startsWith('-'))
    throw new ConfigError('Usage: npm run rename-owner -- "New name"');
  const { database, environment, close } = await openCommandDatabase();
  try {
    await checkBooks(database.db);
    const from = await renameOwner(database.db, { to, now: new Date() });
    const name = to.trim();
    console.log(`The platform owner ${from} is now called ${name}. Its users have to sign in again.`);
    if (environment.PROVIDER_NAME !== undefined && environment.PROVIDER_NAME !== name)
      console.log(`Set PROVIDER_NAME="${name}", or remove it: the next start refuses another name.`);
    console.log('Restart every process of Daftar that is running: until then it shows the former name.');
  } finally {
    await close();
  }
}

await run(process.argv.slice(2)).catch(exitWithMessage);
