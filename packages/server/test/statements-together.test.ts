import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyMessage } from '../src/audit/history-message.ts';
import { audit, auditAll } from '../src/audit/record.ts';
import { verifyAudit } from '../src/audit/verify-audit.ts';
import { inOneTrip } from '../src/db/in-one-trip.ts';
import { later, laterChangingRow, NoRowChanged } from '../src/db/send-together.ts';
import { type Db, inTransaction, sqlState } from '../src/db/transaction.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';

let product: TestGateway;
let db: Db;

beforeAll(async () => {
  product = await startTestGateway();
  db = product.gateway.payments.db;
  await sql`create table together (id integer primary key)`.execute(db);
});
afterAll(() => product.close());

const add = (id: number, at: Db) => sql`insert into together values (${id})${later}`.execute(at);
const ids = async (at: Db = db) =>
  (await sql<{ id: number }>`select id from together order by id`.execute(at)).rows.map(({ id }) => id);

test('a transaction sees and commits statements whose results nobody reads', async () => {
  const seen = await inTransaction(db, async (trx) => {
    await add(1, trx);
    const before = await ids(trx);
    await add(2, trx);
    return before;
  });
  expect(seen).toEqual([1]);
  expect(await ids()).toEqual([1, 2]);
});

test('a commit fails with the error of a statement before it, and stores nothing', async () => {
  const failed = inTransaction(db, async (trx) => {
    await add(3, trx);
    await add(1, trx);
  });
  expect(sqlState(await failed.catch((error: unknown) => error))).toBe('23505');
  expect(await ids()).toEqual([1, 2]);
});

test('a transaction that throws before anything was sent leaves the connection as it was', async () => {
  const thrown = inTransaction(db, async (trx) => {
    await add(4, trx);
    throw new Error('stop');
  });
  await expect(thrown).rejects.toThrow('stop');
  expect(await ids()).toEqual([1, 2]);
});

test('a transaction whose first statement had to change a row and changed none stores nothing, even when its error is caught', async () => {
  const claim = (id: number, trx: Db) =>
    sql`insert into together values (${id}) on conflict do nothing${laterChangingRow}`.execute(trx);
  const refused = inTransaction(db, async (trx) => {
    await claim(1, trx);
    await sql`insert into together values (5) returning id`.execute(trx).catch(() => undefined);
  });
  await expect(refused).rejects.toThrow(NoRowChanged);
  await expect(inTransaction(db, (trx) => claim(1, trx))).rejects.toThrow(NoRowChanged);
  expect(await ids()).toEqual([1, 2]);
  await inTransaction(db, (trx) => claim(6, trx));
  expect(await ids()).toEqual([1, 2, 6]);
  await sql`delete from together where id = 6`.execute(db);
});

test('inOneTrip returns the rows of each statement, and a later one sees what an earlier one changed', async () => {
  const id = 'a';
  const [before, changed, after] = await inTransaction(db, (trx) =>
    inOneTrip(trx, [
      trx.selectFrom('audit_heads').select('hash').where('user_type_id', '=', id),
      trx.insertInto('audit_heads').values({ user_type_id: id, seq: 0, hash: '' }).returning('seq'),
      trx.deleteFrom('audit_heads').where('user_type_id', '=', id).returning('hash'),
    ]),
  );
  expect([before, changed, after]).toEqual([[], [{ seq: '0' }], [{ hash: '' }]]);
});

test('inOneTrip throws the first error, after which the connection works', async () => {
  const failed = inTransaction(db, (trx) =>
    inOneTrip(trx, [
      trx.selectFrom('audit_heads').select(sql<number>`1 / 0`.as('no')).limit(1),
      trx.selectFrom('audit_heads').select('hash'),
    ]),
  );
  expect(sqlState(await failed.catch((error: unknown) => error))).toBe('22012');
  expect(await ids()).toEqual([1, 2]);
});

test('entries of fifty transactions at once make one chain, whose hashes the program computes again', async () => {
  const entry = (order: string) => ({
    userTypeId: 'merchant-of-a-chain',
    actor: { id: 'a', name: 'Ånnä "quoted" \\ \u2028' },
    action: 'payment.paid' as const,
    kind: 'checkout-session' as const,
    recordId: order,
    ...historyMessage('history.payment', { order, state: 'paid' }),
    before: { z: 1, a: { y: [1, null], b: 'لا' } },
    at: new Date(),
  });
  await Promise.all(
    Array.from({ length: 50 }, (_, number) => inTransaction(db, (trx) => audit(trx, entry(`o-${number}`)))),
  );
  await inTransaction(db, (trx) => auditAll(trx, [entry('all-1'), entry('all-2')]));
  await inTransaction(db, (trx) => audit(trx, entry('last')));
  const { rows } = await sql<{ seq: string }>`
    select seq from audit_entries where user_type_id = 'merchant-of-a-chain' order by seq`.execute(db);
  expect(rows.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 53 }, (_, index) => index + 1));
  expect((await verifyAudit(db)).faults).toEqual([]);
});
