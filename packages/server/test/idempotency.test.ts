import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../src/basics/ids.ts';
import { call, token } from './support/api.ts';
import { balanceOf, expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import { newOrder } from './support/payments.ts';
import { newMerchant, newUser, signIn, startWorld, unique, type World } from './support/world.ts';

let world: World;
let id: string;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const key = () => ({ 'idempotency-key': newId('key') });
const deposit = { grossAmount: 100, tax: 10, netAmount: 90 };

const add = (headers: Record<string, string> = {}, body: object = deposit) =>
  world.asOwner('addMerchantBalance', { params: { id }, body, headers });

const freshMerchant = async () => {
  id = (await newMerchant(world.gateway)).id;
};

const countStoredKeys = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from idempotency_keys`.execute(
    world.gateway.db,
  );
  return rows[0]?.n;
};

test('the same key and body replay the first response and move no money', async () => {
  await freshMerchant();
  const headers = key();
  const first = await add(headers);
  await add();
  const second = await add(headers);
  expect([first.status, second.status]).toEqual([200, 200]);
  // The replay contains the balance after the first call, not the current one.
  expect(second.body).toEqual(first.body);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(await balanceOf(world.gateway, id)).toBe(180);
});

test('a body with its fields in another order counts as the same body', async () => {
  await freshMerchant();
  const headers = key();
  await add(headers);
  const again = await add(headers, { netAmount: 90, tax: 10, grossAmount: 100 });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

test('the same key with another body or merchant returns 422', async () => {
  await freshMerchant();
  const headers = key();
  await add(headers);
  expect((await add(headers, { ...deposit, reference: 'other' })).status).toBe(422);
  await freshMerchant();
  expect((await add(headers)).status).toBe(422);
  expect(await balanceOf(world.gateway, id)).toBe(0);
});

test('two callers can use the same idempotency key independently', async () => {
  await freshMerchant();
  const other = await signIn(world, await newUser(world, unique('owner').replace(' ', '-'), 'Walee'));
  const headers = key();
  await add(headers);
  const answer = await add({ ...headers, ...token(other) });
  expect(answer.headers.get('idempotency-replayed')).toBeNull();
  expect(await balanceOf(world.gateway, id)).toBe(180);
});

test('ten concurrent deposits with one key are booked once', async () => {
  await freshMerchant();
  const headers = key();
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(headers)));
  const replayed = answers.filter((answer) => answer.headers.get('idempotency-replayed') === 'true');
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(replayed).toHaveLength(9);
  expect(await balanceOf(world.gateway, id)).toBe(90);
});

test('a request whose key is still in use returns 409 with Retry-After', async () => {
  await freshMerchant();
  const headers = key();
  const blocker = await world.gateway.pool.connect();
  try {
    await blocker.query('begin');
    await blocker.query('select 1 from merchants where id = $1 for update', [id]);
    const slow = add(headers);
    // The slow request holds the key once it waits for the lock on the merchant.
    await eventually(async () => {
      const { rows } = await world.gateway.pool.query(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%merchants%'",
      );
      expect(rows[0]?.n).toBe(1);
    });
    const second = await add(headers);
    expect([second.status, second.problem.errors[0]?.code]).toEqual([409, 'in-flight']);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    await blocker.query('commit');
    expect((await slow).status).toBe(200);
  } finally {
    blocker.release();
  }
  expect((await add(headers)).headers.get('idempotency-replayed')).toBe('true');
  expect(await balanceOf(world.gateway, id)).toBe(90);
});

test('an error response is not stored, so the corrected body can use the same key', async () => {
  await freshMerchant();
  const headers = key();
  const before = await countStoredKeys();
  expect((await add(headers, { ...deposit, netAmount: 91 })).status).toBe(400);
  expect(await countStoredKeys()).toBe(before);
  expect((await add(headers)).status).toBe(200);
  expect(await countStoredKeys()).toBe((before ?? 0) + 1);
});

test('each deposit without a key is booked', async () => {
  await freshMerchant();
  await add();
  await add();
  expect(await balanceOf(world.gateway, id)).toBe(180);
});

test('fifty concurrent deposits add up to the exact balance', async () => {
  await freshMerchant();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      add({}, { grossAmount: 10 + index / 100, tax: 0, netAmount: 10 + index / 100 }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  // 50 × 10 + (0 + 1 + … + 49) / 100
  expect(await balanceOf(world.gateway, id)).toBe(512.25);
  const read = await world.asOwner('getMerchant', { params: { id } });
  expect(read.body.accountBalance).toBe(512.25);
  expect(read.body.history).toHaveLength(51);
});

test('rejects a deposit with a wrong net amount and names the right one', async () => {
  await freshMerchant();
  const wrong = await add({}, { grossAmount: 99.99, tax: 14, netAmount: 99.99 });
  expect([wrong.status, wrong.problem.errors[0]?.field]).toEqual([400, 'netAmount']);
  expect(wrong.problem.message).toContain('85.99');
  expect((await add({}, { grossAmount: 99.99, tax: 14, netAmount: 85.99 })).status).toBe(200);
});

test('a deposit debits the bank and credits tax and balance', async () => {
  await freshMerchant();
  await add();
  const rows = await world.gateway.db
    .selectFrom('ledger_postings')
    .select(['account', 'side', 'amount'])
    .where('user_type_id', '=', id)
    .orderBy('line')
    .execute();
  const legs = rows.map(({ account, side, amount }) => `${side} ${account} ${Number(amount)}`).sort();
  expect(legs).toEqual([`credit balance:${id} 90`, 'credit tax 10', 'debit bank 100']);
});

test("rejects a deposit whose _id is another merchant's", async () => {
  await freshMerchant();
  expect((await add({}, { ...deposit, _id: world.nile.merchantId })).status).toBe(400);
  expect((await add({}, { ...deposit, _id: id })).status).toBe(200);
});

test('two merchants can use the same key for their sessions', async () => {
  const headers = key();
  const order = newOrder(world.nile);
  const make = (secret: string, body: object) =>
    world.asServer('createCheckoutSession', { body, headers }, secret);
  const first = await make(world.nile.privateKey, order);
  const again = await make(world.nile.privateKey, order);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await make(world.nile.privateKey, newOrder(world.nile))).status).toBe(422);
  const other = await make(world.delta.privateKey, newOrder(world.delta));
  expect(other.headers.get('idempotency-replayed')).toBeNull();
  expect(other.status).toBe(200);
});

test('a replay needs the same permission as the first call', async () => {
  await freshMerchant();
  const login = await newUser(world, unique('leaver').replace(' ', '-'), 'Walee');
  const headers = { ...key(), ...token(await signIn(world, login)) };
  expect((await add(headers)).status).toBe(200);
  await world.gateway.db
    .updateTable('roles')
    .set({ permissions: '{}' })
    .where('name', '=', login.userName)
    .execute();
  const answer = await call(world.backofficeUrl, 'addMerchantBalance', {
    params: { id },
    body: deposit,
    headers,
  });
  expect(answer.status).toBe(403);
});

test('the books are sound after all idempotency tests', () => expectSoundBooks(world.gateway));
