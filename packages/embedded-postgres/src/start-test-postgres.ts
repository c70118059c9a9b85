import { accountFor } from './account.ts';
import { embeddedBinaries } from './binaries.ts';
import { type LocalPostgres, startLocalPostgres, startTemporaryServer } from './local-postgres.ts';

/** Starts a temporary server for tests: the embedded PostgreSQL, or the machine's own with `TEST_POSTGRES=system`. */
export async function startTestPostgres(): Promise<LocalPostgres> {
  if (process.env.TEST_POSTGRES !== 'system')
    return startTemporaryServer(await embeddedBinaries(await accountFor('')), () => undefined);
  const { server, ...found } = await startLocalPostgres();
  if (!server) throw new Error('reason' in found ? found.reason : 'No PostgreSQL is installed');
  return server;
}
