import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../src/access/permissions.ts';
import { audit } from '../src/audit/record.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { call, token } from './support/api.ts';
import { deposit, newLoan } from './support/payouts.ts';
import { EGYPT, newMerchant, SETUP, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
let merchantToken: string;
let carrierToken: string;
beforeAll(async () => {
  world = await startWorld();
  merchantToken = await signedInUser(world, 'nile-clerk', world.nile.merchantId);
  carrierToken = await signedInUser(world, 'fawry-clerk', world.carrierId);
});
afterAll(() => world.close());

const history = (who: string, kind: string, id: string, query = '') =>
  call(world.backofficeUrl, 'getHistory', { params: { kind, id }, query, headers: token(who) });

test('a history lists changes newest first, in pages', async () => {
  const { id } = await newMerchant(world.gateway);
  const name = unique('Renamed');
  await world.asOwner('editMerchant', { params: { id }, body: { name, ...EGYPT } });
  const { body } = await history(world.ownerToken, 'merchant', id);
  expect(body.total).toBe(2);
  expect(body.data[0]).toMatchObject({ description: 'Changed name', after: { name }, actor: 'Salma Hegazy' });
  const second = await history(world.ownerToken, 'merchant', id, '?page=2&limit=1');
  expect(second.body).toMatchObject({ pages: 2, data: [{ description: 'Account created' }] });
  await world.asOwner('deleteMerchant', { params: { id } });
  expect((await history(world.ownerToken, 'merchant', id)).body.total).toBe(3);
});

test("the history of another tenant's record answers 404 for every kind", async () => {
  const { delta, gateway } = world;
  const stranger = await gateway.db
    .selectFrom('users')
    .select('id')
    .where('user_type_id', '=', 'Walee')
    .executeTakeFirstOrThrow();
  for (const [kind, id] of [
    ['merchant', delta.merchantId],
    ['service', delta.service.id],
    ['carrier', world.carrierId],
    ['user', stranger.id],
    ['product', delta.service.id],
  ] as const) {
    const answer = await history(merchantToken, kind, id);
    expect([kind, answer.status, answer.problem.message]).toEqual([kind, 404, 'Record not found']);
  }
  expect((await history(merchantToken, 'service', world.nile.service.id)).status).toBe(200);
  expect((await history(merchantToken, 'blacklistEntry', 'x')).status).toBe(403);
});

test('only the provider reads the history of a loan transaction', async () => {
  const id = await newLoan(world.gateway, world.nile.merchantId);
  expect((await history(merchantToken, 'loanTransaction', id)).status).toBe(404);
  expect((await history(world.ownerToken, 'loanTransaction', id)).body.total).toBe(1);
});

test('a history needs the permission of its record', async () => {
  const permissions = allPermissions();
  permissions.Services = {};
  const reader = await signedInUser(world, 'reader', world.nile.merchantId, permissions);
  expect((await history(reader, 'service', world.nile.service.id)).status).toBe(403);
  expect((await history(reader, 'merchant', world.nile.merchantId)).status).toBe(200);
});

test("a carrier sees that a merchant's service changed but not the values", async () => {
  const { body } = await history(carrierToken, 'service', world.nile.service.id);
  expect(body.total).toBeGreaterThan(0);
  for (const entry of body.data) expect(entry).not.toHaveProperty('after');
});

test('no secret is shown, nor a balance that is hidden', async () => {
  const merchant = await newMerchant(world.gateway);
  await world.gateway.db
    .updateTable('merchants')
    .set({ show_balance: false })
    .where('id', '=', merchant.id)
    .execute();
  await inTransaction(world.gateway.db, (trx) =>
    audit(trx, {
      userTypeId: merchant.id,
      actor: SETUP,
      action: 'test',
      kind: 'merchant',
      recordId: merchant.id,
      description: 'Keys turned',
      after: {
        privateKey: 'sk_1',
        password_hash: 'x',
        token: 'whsec_1',
        accountBalance: 5,
        country: 'Egypt',
      },
      at: new Date(),
    }),
  );
  const own = await signedInUser(world, 'hidden-clerk', merchant.id);
  expect((await history(own, 'merchant', merchant.id)).body.data[0]?.after).toEqual({ country: 'Egypt' });
  const seen = (await history(world.ownerToken, 'merchant', merchant.id)).body.data[0]?.after;
  expect(seen).toEqual({ accountBalance: 5, country: 'Egypt' });
});

test('a hidden balance shows in no words either, wherever the history stands', async () => {
  const merchant = await newMerchant(world.gateway);
  await deposit(world.gateway, merchant.id, 98765);
  const clerk = await signedInUser(world, 'balance-clerk', merchant.id);
  const told = async (who: string) => {
    const one = await call(world.backofficeUrl, 'getMerchant', {
      params: { id: merchant.id },
      headers: token(who),
    });
    const entries = [...one.body.history, ...(await history(who, 'merchant', merchant.id)).body.data];
    return entries.filter(({ description }) => description.startsWith('Account balance'));
  };
  expect(JSON.stringify(await told(clerk))).toContain('Account balance + 98765');
  await world.gateway.db
    .updateTable('merchants')
    .set({ show_balance: false })
    .where('id', '=', merchant.id)
    .execute();
  const hidden = await told(clerk);
  expect(hidden.map(({ description }) => description)).toEqual(['Account balance', 'Account balance']);
  expect(JSON.stringify(hidden)).not.toContain('98765');
  expect(JSON.stringify(await told(world.ownerToken))).toContain('Account balance + 98765');
});
