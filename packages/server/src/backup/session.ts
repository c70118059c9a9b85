import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connection } from '../db/connect.ts';
import type { Tables } from '../db/tables-books.ts';
import type { Db } from '../db/transaction.ts';

/** One connection: `db` sends statements, `client` streams the bytes of COPY, which Kysely cannot. */
export interface Session {
  db: Db;
  client: pg.Client;
}

/** Opens a connection, runs `work`, and closes the connection. */
export async function inSession<T>(
  connection: Connection,
  applicationName: string,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: applicationName });
  await client.connect();
  const only = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => only, end: async () => undefined, options: {} };
  try {
    return await work({ client, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) });
  } finally {
    await client.end();
  }
}
