import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from '../src/config/read-config.ts';
import { checkDatabase, checkStatementLimit } from '../src/db/check-database.ts';
import { type Connection, connect } from '../src/db/connect.ts';
import type { Tables } from '../src/db/tables-books.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await startTestGateway();
});
afterAll(() => server.close());

const ADDRESS = 'postgres://mona:hidden@db.example:5432/books';

/** Connection options of the test's database as single fields: a connection string would override the changes. */
function connectionOptions(): Connection {
  const { connectionString, host, port, user, database } = server.gateway.pool.options;
  if (connectionString === undefined)
    return {
      ...(host && { host }),
      ...(port && { port }),
      ...(user && { user }),
      ...(database && { database }),
    };
  const { username, pathname, searchParams } = new URL(connectionString);
  const at = { host: searchParams.get('host') ?? '', port: Number(searchParams.get('port')) };
  return { ...at, user: username, database: pathname.slice(1) };
}

async function refusal(changes: Connection): Promise<string> {
  const { db, close } = connect({ ...connectionOptions(), ...changes }, 1);
  try {
    await checkDatabase(db, 'DATABASE_URL', ADDRESS);
    return 'none';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  } finally {
    await close();
  }
}

test('checkDatabase accepts a reachable database', async () => {
  expect(await refusal({})).toBe('none');
});

test.each([
  [{ database: 'no-such-books' }, 'there is no database books at db.example:5432'],
  [{ host: '127.0.0.1', port: 1 }, 'no PostgreSQL answers at db.example:5432'],
  [{ user: 'nobody_we_know' }, 'does not let mona in'],
])('checkDatabase explains why %o fails without naming the password', async (changes, sentence) => {
  const message = await refusal(changes);
  expect(message).toContain(sentence);
  expect(message).not.toContain('hidden');
});

test('checkStatementLimit rejects a pooler without a time limit for statements', async () => {
  const { payments, db } = server.gateway;
  await expect(checkStatementLimit(payments.db)).rejects.toThrow(/connect_query/);
  await expect(checkStatementLimit(db)).resolves.toBeUndefined();
});

test('checkDatabase names the variables that a pooler needs', async () => {
  const refuse = async () => {
    throw new Error('unsupported startup parameter: statement_timeout');
  };
  const pool = { connect: refuse, end: async () => undefined } as unknown as pg.Pool;
  const pooled = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await expect(checkDatabase(pooled, 'DATABASE_URL', ADDRESS)).rejects.toThrow(
    'DATABASE_URL: db.example:5432 is a pooler. Set DATABASE_OFFICE_URL and DATABASE_DIRECT_URL as well',
  );
});

test('checkDatabase rejects a PostgreSQL version that is too old', async () => {
  const client = { query: async () => ({ rows: [{ version: 140_012 }] }), release: () => undefined };
  const pool = { connect: async () => client, end: async () => undefined } as unknown as pg.Pool;
  const old = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await expect(checkDatabase(old, 'DATABASE_URL', ADDRESS)).rejects.toThrow(/PostgreSQL 14 is too old/);
});
