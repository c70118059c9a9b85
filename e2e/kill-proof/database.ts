import { globSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from '@daftar/server/testing';
import { killDatabase } from './kill-database.ts';

export interface Database {
  name: string;
  /** What tells the product where it is; nothing when the product brings it. */
  environment: Record<string, string>;
  /** SIGKILL; it comes back by itself. */
  kill(): void;
  stop(): Promise<void>;
}

/** PostgreSQL as the product brings it: in turns all of it is killed, which the product starts again, or a part. */
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

/** The PostgreSQL that the machine has installed, on a cluster of its own. */
async function installed(): Promise<Database> {
  process.env.TEST_POSTGRES = 'system';
  const { environment, stop } = await testDatabase();
  const { searchParams } = new URL(environment.DATABASE_URL ?? '');
  const lock = `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port')}.lock`;
  return { name: "the machine's PostgreSQL", environment, kill: () => killDatabase(lock, false), stop };
}

export const startDatabase = async (dataFolder: string, system: boolean): Promise<Database> =>
  system ? installed() : embeddedIn(dataFolder);
