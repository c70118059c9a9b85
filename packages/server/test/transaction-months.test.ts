import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';
import { makeTransactionMonths } from '../src/db/transaction-months.ts';
import { openDatabase } from './support/open-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const inMonths = (count: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 15));
};

const months = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ months: number }>(
    "select count(*)::integer as months from pg_inherits where inhparent = 'transactions'::regclass",
  );
  return rows[0]?.months ?? 0;
};

test('creating monthly partitions stops while a backup reads, because payments would have to wait', async () => {
  const before = await months();
  const backup = await database.pool.connect();
  await backup.query('begin; select count(*) from transactions');
  const made = makeTransactionMonths(database.db, inMonths(2)).then(
    () => 'made',
    (error: { code: string }) => error.code,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const payment = await database.pool.connect();
  await payment.query("set statement_timeout = '5s'; select count(*) from transactions");
  expect(await made).toBe('55P03');
  expect(await months()).toBe(before);
  await backup.query('commit');
  backup.release();
  payment.release(true);
  await makeTransactionMonths(database.db, inMonths(2));
  expect(await months()).toBe(before + 2);
});

test('a start during a backup skips the monthly partitions, and the next start creates them', async () => {
  const month = inMonths(3).toISOString().slice(0, 7).replace('-', '_');
  await database.pool.query(`drop table transactions_${month}`);
  const before = await months();
  const backup = await database.pool.connect();
  await backup.query('begin; select count(*) from transactions');
  expect(await migrate(database.db)).toEqual([]);
  expect(await months()).toBe(before);
  await backup.query('commit');
  backup.release();
  await migrate(database.db);
  expect(await months()).toBe(before + 1);
});
