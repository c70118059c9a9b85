import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@daftar/embedded-postgres';
import { runMigrations } from 'graphile-worker';
import { connect, type Database } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { sharedDatabase } from '../../src/testing/shared-postgres.ts';

/** Opens a separate database with the gateway's tables and the job queue. `close` removes it. */
export async function openDatabase(): Promise<Database> {
  const shared = await sharedDatabase();
  if (shared) {
    const database = connect({ connectionString: shared.url });
    return { ...database, close: () => database.close().then(shared.drop) };
  }
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'daftar-test-'));
  const postgres = await startEmbeddedPostgres({ dataFolder });
  const database = connect(postgres.connection);
  await migrate(database.db);
  await runMigrations({ pgPool: database.pool });
  return {
    ...database,
    close: async () => {
      await database.close();
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
