import { globSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from '@daftar/server/testing';
import { killDatabase } from './kill-database.ts';

export interface Database {
  name: string;
  /** Environment variables with the database's address; empty for the embedded database. */
  environment: Record<string, string>;
  /** Sends SIGKILL. The database starts again by itself. */
  kill(): void;
  stop(): Promise<void>;
}

/** The embedded PostgreSQL. Kills alternate between the whole server, which the product starts again, and one of its processes. */
function embeddedIn(dataFolder: string): Database {
  let whole = false;
  return {
    name: 'the embedded PostgreSQL',
    environment: {},
    kill: () => {
      whole = !whole;
      const [file = ''] = globSync('**/postmaster.pid', { cwd: dataFolder });
      killDatabase(path.join(dataFolder, file), whole);
    },
    stop: async () => {},
  };
}

/** The machine's installed PostgreSQL, on a temporary cluster. */
async function installed(): Promise<Database> {
  process.env.TEST_POSTGRES = 'system';
  const { environment, stop } = await testDatabase();
  const { searchParams } = new URL(environment.DATABASE_URL ?? '');
  const lock = `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port')}.lock`;
  return { name: "the machine's PostgreSQL", environment, kill: () => killDatabase(lock, false), stop };
}

export const startDatabase = async (dataFolder: string, system: boolean): Promise<Database> =>
  system ? installed() : embeddedIn(dataFolder);
