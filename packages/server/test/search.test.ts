import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../src/demo/permissions.ts';
import { call, token } from './support/api.ts';
import { paidPayment } from './support/payments.ts';
import { newMerchant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
let merchantToken: string;
let order: { id: string; order_id: string; reference: string };
beforeAll(async () => {
  world = await startWorld();
  merchantToken = await signedInUser(world, 'nile-clerk', world.nile.merchantId);
  const sessionId = await paidPayment(world, 450, world.delta);
  const { db } = world.gateway;
  const row = await db
    .selectFrom('transactions')
    .select(['id', 'order_id'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const reference = '904417263';
  await db
    .updateTable('payment_attempts')
    .set({ reference_number: reference })
    .where('session_id', '=', sessionId)
    .execute();
  order = { ...row, reference };
});
afterAll(() => world.close());

const hits = async (who: string, q: string) => {
  const answer = await call(world.backofficeUrl, 'search', {
    query: `?q=${encodeURIComponent(q)}`,
    headers: token(who),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.hits;
};
const find = async (who: string, q: string) =>
  (await hits(who, q)).map(({ kind, title }) => `${kind} ${title}`);

test('the beginnings of words find accounts and services', async () => {
  expect(await find(world.ownerToken, 'boo')).toContain('merchant Nile Books');
  expect(await find(world.ownerToken, 'GAMES delta')).toContain('merchant Delta Games');
  expect(await find(world.ownerToken, 'fawr')).toContain('carrier Fawry');
  expect(await find(world.ownerToken, 'Service')).toHaveLength(2);
});

test('a transaction is found by its id, its order and its reference', async () => {
  for (const q of [order.id, order.order_id, order.reference])
    expect(await find(world.ownerToken, q)).toContain(`transaction ${order.order_id}`);
});

test("a reference finds the payment that it was given for, not others' of the same order", async () => {
  const { db } = world.gateway;
  const orderId = 'SHARED-1';
  const [ofNile, ofDelta] = [
    await paidPayment(world, 20, world.nile, { orderId }),
    await paidPayment(world, 30, world.delta, { orderId }),
  ];
  for (const [sessionId, reference] of [[ofNile, '555000111'] as const, [ofDelta, '555000222'] as const])
    await db
      .updateTable('payment_attempts')
      .set({ reference_number: reference })
      .where('session_id', '=', sessionId)
      .execute();
  expect(await find(merchantToken, '555000111')).toEqual([`transaction ${orderId}`]);
  expect(await find(merchantToken, '555000222')).toEqual([]);
  const [found, ...rest] = await hits(world.ownerToken, '555000222');
  expect([found?.subtitle, rest]).toEqual([expect.stringContaining(' 30 EGP'), []]);
  expect(await find(world.ownerToken, orderId)).toHaveLength(2);
});

test('country and date tell two of a name apart', async () => {
  const name = unique('Twin');
  await newMerchant(world.gateway, name);
  const { id } = await newMerchant(world.gateway, `${name} II`);
  const created = new Date('2026-02-03T22:30:00.000Z');
  await world.gateway.db
    .updateTable('merchants')
    .set({ country: 'Pakistan', created_at: created })
    .where('id', '=', id)
    .execute();
  const found = await hits(world.ownerToken, name);
  expect(found.map(({ country }) => country).sort()).toEqual(['Egypt', 'Pakistan']);
  expect(found.find(({ _id }) => _id === id)?.date).toBe(created.toISOString());
  const [paid] = await hits(world.ownerToken, order.id);
  const row = await world.gateway.db
    .selectFrom('transactions')
    .select(['country', 'created_at'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(paid).toMatchObject({ country: row.country, date: row.created_at.toISOString() });
  const people = await hits(world.ownerToken, 'nile-clerk');
  expect(people).toMatchObject([{ kind: 'user', country: 'Egypt', date: expect.any(String) }]);
  // The provider is of no one country.
  expect((await hits(world.ownerToken, 'owner')).map(({ country }) => country)).toEqual([undefined]);
});

test("nothing of another account's is found", async () => {
  for (const q of ['delta', order.id, order.order_id, order.reference, world.delta.service.id, 'fawry'])
    expect([q, await find(merchantToken, q)]).toEqual([q, []]);
  expect(await find(merchantToken, 'nile')).toContain('merchant Nile Books');
});

test('each kind needs its own permission', async () => {
  const permissions = allPermissions();
  permissions.Reports = {};
  permissions.Services = {};
  const reader = await signedInUser(world, 'reader', 'Walee', permissions);
  expect(await find(reader, order.order_id)).toEqual([]);
  expect((await find(reader, 'Service')).filter((hit) => hit.startsWith('service'))).toEqual([]);
});

test.each(["'", '%', '_', '\\', ':*', "a' | b", '&', '!', '((', ' ', "x' or '1'='1", '٣', 'مدفوعات'])(
  'signs are nothing but signs: %j',
  async (q) => {
    expect(await find(world.ownerToken, q)).toEqual([]);
  },
);
