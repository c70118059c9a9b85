import { randomBytes } from 'node:crypto';
import type { Connection } from '@daftar/embedded-postgres';
import { sql } from 'kysely';
import { connect } from '../db/connect.ts';

/** Variable that passes the connection of the run's test server to the test workers. */
const VARIABLE = 'TEST_POSTGRES_SERVER';
export const TEMPLATE = 'daftar_template';

export const tellServer = (connection: Connection): void => {
  process.env[VARIABLE] = JSON.stringify(connection);
};

const server = (): Connection | undefined => {
  const text = process.env[VARIABLE];
  return text === undefined ? undefined : JSON.parse(text);
};

async function administer(connection: Connection, statement: string): Promise<void> {
  const { db, close } = connect(connection, 1);
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await close();
  }
}

export interface SharedDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty, migrated database on the run's test server; undefined when the run has none. */
export async function sharedDatabase(): Promise<SharedDatabase | undefined> {
  const connection = server();
  return connection && createFrom(connection, TEMPLATE);
}

/** Creates an empty database without migrations on the run's test server. */
export async function emptyDatabase(): Promise<SharedDatabase> {
  const connection = server();
  if (!connection) throw new Error('This run has no test server');
  return createFrom(connection, 'template0');
}

async function createFrom(connection: Connection, template: string): Promise<SharedDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(connection, `create database ${name} template ${template}`);
  const { host, port, user } = connection;
  return {
    url: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    drop: () => administer(connection, `drop database if exists ${name} with (force)`),
  };
}
