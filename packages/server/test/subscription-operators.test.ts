import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, token } from './support/api.ts';
import { newCarrier, signedInUser, startWorld, type World } from './support/world.ts';

let world: World;
let carrier: string;
const of = (merchant: 'nile' | 'delta', operator: string, at: number, carrierId: string | null = null) => ({
  ...{ id: `sub_operator_${at}`, user_type_id: world[merchant].merchantId, carrier_id: carrierId, operator },
  ...{ country: 'Egypt', currency: 'EGP', merchant_name: world[merchant].name, service_name: 'News' },
  ...{ msisdn: `2010${at}`, subscription_type: 'daily', subscription_amount: '5' },
  ...{ subscriber_status: 'Active', created_at: world.gateway.now() },
});

beforeAll(async () => {
  world = await startWorld();
  carrier = (await newCarrier(world.gateway, 'EG-Etisalat')).id;
  const rows = [
    ...Array.from({ length: 60 }, (_, at) => of('nile', at % 2 ? 'EG-Orange' : 'PK-Jazz', 100 + at)),
    ...[of('delta', 'Zain 50% off', 200), of('delta', 'EG-Etisalat', 201, carrier), of('nile', 'Mada', 202)],
  ];
  await world.gateway.db.insertInto('subscriptions').values(rows).execute();
});
afterAll(() => world.close());

const operators = async (userToken: string, q?: string) =>
  (
    await call(world.backofficeUrl, 'listSubscriptionOperators', {
      query: q === undefined ? '' : `?${new URLSearchParams({ q })}`,
      headers: token(userToken),
    })
  ).body.data;

test('the platform owner finds each operator once, also one that few subscriptions have', async () => {
  expect(await operators(world.ownerToken)).toEqual([
    ...['EG-Etisalat', 'EG-Orange', 'Mada', 'PK-Jazz', 'Zain 50% off'],
  ]);
});

test('operators are found by a part of their name, in any letter case', async () => {
  expect(await operators(world.ownerToken, 'eg-')).toEqual(['EG-Etisalat', 'EG-Orange']);
  expect(await operators(world.ownerToken, '%')).toEqual(['Zain 50% off']);
  expect(await operators(world.ownerToken, 'nobody')).toEqual([]);
});

test('a merchant finds the operators of its own subscriptions, a carrier those that it carries', async () => {
  const merchant = await signedInUser(world, 'nile-clerk', world.nile.merchantId);
  expect(await operators(merchant)).toEqual(['EG-Orange', 'Mada', 'PK-Jazz']);
  const carriers = await signedInUser(world, 'etisalat-clerk', carrier);
  expect(await operators(carriers)).toEqual(['EG-Etisalat']);
});

test('at most 20 operators are found', async () => {
  const many = Array.from({ length: 30 }, (_, at) => of('delta', `Operator ${at}`, 300 + at));
  await world.gateway.db.insertInto('subscriptions').values(many).execute();
  expect(await operators(world.ownerToken, 'operator')).toHaveLength(20);
});
