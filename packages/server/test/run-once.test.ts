import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../src/basics/ids.ts';
import { conflict, Problem } from '../src/basics/problems.ts';
import { type Db, sqlState, type Trx } from '../src/db/transaction.ts';
import type { KeptAnswer, KeyedRequest } from '../src/http/idempotency.ts';
import { runOnce } from '../src/http/run-once.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';

let product: TestGateway;
let db: Db;

beforeAll(async () => {
  product = await startTestGateway();
  db = product.gateway.db;
  await sql`create table counted (id text primary key, n integer not null)`.execute(db);
});
afterAll(() => product.close());

const newRequest = (): KeyedRequest => ({
  caller: 'user:usr_1',
  operation: 'addMerchantBalance',
  key: newId('key'),
  body: { a: 1 },
  params: {},
});
const run = (request: KeyedRequest, work: (trx: Trx) => Promise<KeptAnswer>) =>
  runOnce(db, { request, status: 200, now: new Date() }, work);
const count = (trx: Trx, id: string) =>
  sql`insert into counted values (${id}, 1) on conflict (id) do update set n = counted.n + 1`.execute(trx);
const counted = async (id: string) =>
  (await sql<{ n: number }>`select n from counted where id = ${id}`.execute(db)).rows[0]?.n;

/** Work that counts and answers. */
const counting = (id: string) => async (trx: Trx) => {
  await count(trx, id);
  return { answer: { id }, etag: '"1"' };
};
const refuse = () => Promise.reject(conflict('too-much'));
const statusOf = (error: unknown) => (error instanceof Problem ? error.statusCode : error);

test('a repeated request gets the stored answer, and its work changes nothing', async () => {
  const [request, id] = [newRequest(), newId('one')];
  expect(await run(request, counting(id))).toEqual({ replay: false, answer: { id }, etag: '"1"' });
  expect(await run(request, counting(id))).toEqual({ replay: true, answer: { id }, etag: '"1"' });
  expect(await counted(id)).toBe(1);
});

test('a repeated request gets the stored answer when its work fails before a statement, or sends none', async () => {
  const [request, id] = [newRequest(), newId('one')];
  await run(request, counting(id));
  expect(await run(request, refuse)).toMatchObject({ replay: true, answer: { id } });
  const silent = async () => ({ answer: 'other', etag: null });
  expect(await run(request, silent)).toMatchObject({ replay: true, answer: { id } });
});

test('a repeated request gets the stored answer when its work turns each error into its own', async () => {
  const [request, id] = [newRequest(), newId('one')];
  await run(request, counting(id));
  const hiding = (trx: Trx) => counting(id)(trx).catch(refuse);
  expect(await run(request, hiding)).toMatchObject({ replay: true, answer: { id } });
  const ignoring = async (trx: Trx) => {
    await count(trx, id).catch(() => {});
    return { answer: 'other', etag: null };
  };
  expect(await run(request, ignoring)).toMatchObject({ replay: true, answer: { id } });
  expect(await counted(id)).toBe(1);
});

test('a used key with another body answers 422, also when the work fails before a statement', async () => {
  const request = newRequest();
  await run(request, counting(newId('one')));
  const other = { ...request, body: { a: 2 } };
  for (const work of [counting(newId('one')), refuse])
    expect(await run(other, work).catch(statusOf)).toBe(422);
});

test('work that fails keeps its own error, and stores neither its changes nor the key', async () => {
  const [request, id] = [newRequest(), newId('one')];
  const late = async (trx: Trx) => {
    await count(trx, id);
    return refuse();
  };
  expect(await run(request, refuse).catch(statusOf)).toBe(409);
  expect(await run(request, late).catch(statusOf)).toBe(409);
  const broken = (trx: Trx) => sql`select 1 / 0`.execute(trx).then(() => ({ answer: 0, etag: null }));
  expect(await run(request, broken).catch(sqlState)).toBe('22012');
  expect(await counted(id)).toBeUndefined();
  expect(await run(request, counting(id))).toMatchObject({ replay: false });
});

test('a request whose key is in use answers 409, also when its work fails before a statement', async () => {
  const [request, id] = [newRequest(), newId('one')];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let began = () => {};
  const isBegun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const slow = run(request, async (trx) => {
    const done = await counting(id)(trx);
    began();
    await held;
    return done;
  });
  await isBegun;
  const others = [counting(id), refuse].map((work) => run(request, work).catch((error: unknown) => error));
  for (const error of await Promise.all(others)) {
    expect(statusOf(error)).toBe(409);
    expect(error).toMatchObject({ errors: [{ code: 'in-flight' }] });
  }
  release();
  expect(await slow).toMatchObject({ replay: false });
  expect(await counted(id)).toBe(1);
});

test('work may wait for a lock longer than the claim may', async () => {
  const [request, id] = [newRequest(), newId('one')];
  const timeout = async (trx: Trx) => {
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(trx);
    return { answer: rows[0]?.lock_timeout, etag: id };
  };
  expect((await run(request, timeout)).answer).toBe('0');
});
