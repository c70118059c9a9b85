import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@daftar/embedded-postgres';
import { type Environment, readConfig } from '../config/read-config.ts';
import { checkDatabase } from '../db/check-database.ts';
import { type Connection, connect, type Database } from '../db/connect.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface CommandDatabase {
  database: Database;
  connection: Connection;
  environment: Environment;
  close(): Promise<void>;
}

/** Opens the database of DATABASE_URL, or the data folder's embedded one. Works whether the product is running or not. */
export async function openCommandDatabase(): Promise<CommandDatabase> {
  const environment = readConfig({ DATA_FOLDER: path.join(root, '.daftar'), ...process.env });
  const postgres = environment.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataFolder: path.resolve(environment.DATA_FOLDER) });
  // Commands use cursors and locks over several statements, which a pooler does not support, so they connect directly.
  const url = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL;
  const connection = postgres?.connection ?? { connectionString: url ?? '' };
  const database = connect(connection, 4);
  const close = async () => {
    await database.close();
    await postgres?.stop();
  };
  try {
    if (url !== undefined) await checkDatabase(database.db, 'DATABASE_URL', url);
    return { database, connection, environment, close };
  } catch (error) {
    await close();
    throw error;
  }
}
