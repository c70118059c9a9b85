import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { named } from '../src/db/named.ts';
import { type Db, inTransaction, sqlState } from '../src/db/transaction.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';

let product: TestGateway;
let db: Db;

beforeAll(async () => {
  product = await startTestGateway();
  db = product.gateway.db;
  await sql`create table described (id integer primary key, day date, at timestamptz, amount numeric)`.execute(
    db,
  );
  await sql`insert into described values (1, '2026-11-23', '2026-11-23T08:00:00Z', 1.50), (2, null, null, null)`.execute(
    db,
  );
});
afterAll(() => product.close());

const read = async (at: Db, id: number) =>
  (
    await sql<object>`select day, at, amount from described where id >= ${id} order by id${named('described')}`.execute(
      at,
    )
  ).rows;
const ROWS = [
  { day: '2026-11-23', at: new Date('2026-11-23T08:00:00Z'), amount: '1.50' },
  { day: null, at: null, amount: null },
];

test('a prepared statement returns the same rows whether its columns were described or not', async () => {
  const found = await inTransaction(db, async (trx) => [
    await read(trx, 1),
    await read(trx, 1),
    await read(trx, 2),
    await read(trx, 3),
    await read(trx, 1),
  ]);
  expect(found).toEqual([ROWS, ROWS, ROWS.slice(1), [], ROWS]);
});

test('prepared statements that are sent before a response return their own rows', async () => {
  const found = await Promise.all(Array.from({ length: 40 }, (_, number) => read(db, (number % 3) + 1)));
  expect(found).toEqual(Array.from({ length: 40 }, (_, number) => ROWS.slice(number % 3)));
});

test('a prepared statement that returns nothing tells how many rows it changed, and its errors leave the connection working', async () => {
  const results = await inTransaction(db, async (trx) => {
    const set = (id: number) =>
      sql`update described set amount = ${2} where id >= ${id}${named('described-set')}`.execute(trx);
    return [await set(1), await set(2), await set(3)].map(({ numAffectedRows, rows }) => [
      numAffectedRows,
      rows,
    ]);
  });
  expect(results).toEqual([
    [2n, []],
    [1n, []],
    [0n, []],
  ]);
  const divide = (by: number) =>
    sql<object>`select 6 / ${by}::integer as part${named('described-part')}`.execute(db);
  for (const by of [1, 0, 2, 0, 3]) {
    const outcome = await divide(by).then(
      ({ rows }) => rows,
      (error: unknown) => sqlState(error),
    );
    expect(outcome).toEqual(by === 0 ? '22012' : [{ part: 6 / by }]);
  }
});

test('a prepared statement whose columns have changed is rejected by PostgreSQL, not read with the old columns', async () => {
  const all = (trx: Db) => sql`select * from described where id = ${2}${named('described-all')}`.execute(trx);
  const changed = db.connection().execute(async (connection) => {
    await all(connection);
    await all(connection);
    await sql`alter table described add column note text`.execute(connection);
    return all(connection);
  });
  expect(sqlState(await changed.catch((error: unknown) => error))).toBe('0A000');
});

test('statements without a name, or with options of their own, are left as they are', async () => {
  const client = await product.gateway.pool.connect();
  try {
    const one = await client.query({ name: undefined, text: 'select $1::text as one', values: ['a'] });
    const two = await client.query({ name: undefined, text: 'select $1::text as two', values: ['b'] });
    const rows = { name: 'rows', text: 'select $1::text as three', values: ['c'] };
    const three = await client.query(rows);
    const four = await client.query({ ...rows, rowMode: 'array' });
    expect([one, two, three, four].map((result) => result.rows)).toEqual([
      [{ one: 'a' }],
      [{ two: 'b' }],
      [{ three: 'c' }],
      [['c']],
    ]);
  } finally {
    client.release();
  }
});
