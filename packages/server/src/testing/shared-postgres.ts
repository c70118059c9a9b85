import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../db/embedded/attach.ts';

/** Where a run's one test server is told to its workers. */
const VARIABLE = 'TEST_POSTGRES_SERVER';
export const TEMPLATE = 'daftar_template';

export const tellServer = (connection: Connection): void => {
  process.env[VARIABLE] = JSON.stringify(connection);
};

const server = (): Connection | undefined => {
  const told = process.env[VARIABLE];
  return told === undefined ? undefined : JSON.parse(told);
};

async function administer(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty migrated database on the run's test server; undefined where the run has none. */
export async function sharedDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const connection = server();
  if (!connection) return undefined;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(connection, `create database ${name} template ${TEMPLATE}`);
  const { host, port, user } = connection;
  return {
    url: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    drop: () => administer(connection, `drop database if exists ${name} with (force)`),
  };
}
