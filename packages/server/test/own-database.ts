import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import { connect, type Database } from '../src/db/connect.ts';
import { startEmbeddedPostgres } from '../src/db/embedded/start.ts';
import { migrate } from '../src/db/migrate.ts';

/** A PostgreSQL of its own with the gateway's tables and the job queue. */
export async function openDatabase(): Promise<Database> {
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
