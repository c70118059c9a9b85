import { accountFor } from './account.ts';
import { embeddedBinaries } from './binaries.ts';
import { type LocalPostgres, startLocalPostgres, startThrowAway } from './local-postgres.ts';

/** Starts a throw-away server for tests: the embedded one, or with `TEST_POSTGRES=system` the one that the machine has installed. */
export async function startTestPostgres(): Promise<LocalPostgres> {
  if (process.env.TEST_POSTGRES !== 'system')
    return startThrowAway(await embeddedBinaries(await accountFor('')), () => undefined);
  const { server, ...found } = await startLocalPostgres();
  if (!server) throw new Error('reason' in found ? found.reason : 'No PostgreSQL is installed');
  return server;
}
