import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUserOf } from './support/figures.ts';
import { paidPayment } from './support/payments.ts';
import { newCarrier, newTenant, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

type Ask = typeof world.asOwner;
const used = async (ask: Ask) => (await ask('getOwnPermissions')).body.usedCurrencies;

test('getOwnPermissions lists the currencies of all transactions the user may see, failed ones included', async () => {
  const shop = await newTenant(world.gateway, unique('Shop'));
  const merchant = await asUserOf(world, shop.merchantId);
  expect(await used(merchant)).toEqual([]);
  await paidPayment(world, 10, shop);
  const later = await paidPayment(world, 20, shop);
  await world.gateway.db
    .updateTable('transactions')
    .set({ currency: 'KWD', status: 'Failed' })
    .where('session_id', '=', later)
    .execute();
  expect(await used(merchant)).toEqual(['EGP', 'KWD']);
  expect(await used(world.asOwner)).toEqual(expect.arrayContaining(['EGP', 'KWD']));
  expect(await used(await asUserOf(world, world.carrierId))).toEqual(expect.arrayContaining(['EGP', 'KWD']));
  const other = await newCarrier(world.gateway, unique('Carrier'));
  expect(await used(await asUserOf(world, other.id))).toEqual([]);
});

test('getOwnPermissions has the minimum length of a password', async () => {
  expect((await world.asOwner('getOwnPermissions')).body.shortestPassword).toBe(
    world.gateway.settings.passwordMin,
  );
});
