import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, inTransaction } from '../src/db/transaction.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';

let product: TestGateway;

beforeAll(async () => {
  product = await startTestGateway();
  await product.gateway.payments.pool.query('create table prepared (id integer primary key)');
  await product.gateway.payments.pool.query('insert into prepared values (1)');
});
afterAll(() => product.close());

const read = async (db: Db) => (await sql<object>`select * from prepared where id = ${1}`.execute(db)).rows;

/** Sends the statement on one connection until it is prepared there, and then does the work on this connection. */
const whenPrepared = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  product.gateway.payments.db.connection().execute(async (connection) => {
    for (let n = 0; n <= 20; n += 1) await read(connection);
    return work(connection);
  });

test('a statement that is sent often is prepared', async () => {
  const { rows } = await whenPrepared((db) =>
    sql`select 1 from pg_prepared_statements where statement like 'select * from prepared%'`.execute(db),
  );
  expect(rows).toHaveLength(1);
});

test('a prepared statement whose columns a migration changes works at once', async () => {
  const found = await whenPrepared(async (db) => {
    await product.gateway.pool.query('alter table prepared add column one integer default 1');
    return read(db);
  });
  expect(found).toEqual([{ id: 1, one: 1 }]);
});

test('a transaction is repeated when a migration has changed the columns of its prepared statement', async () => {
  let runs = 0;
  const found = await whenPrepared(async (db) => {
    await product.gateway.pool.query('alter table prepared add column two integer default 2');
    return inTransaction(db, async (trx) => {
      runs += 1;
      return read(trx);
    });
  });
  expect(found).toEqual([{ id: 1, one: 1, two: 2 }]);
  expect(runs).toBe(2);
});
