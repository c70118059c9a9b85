import { type OperationId, operations } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, token } from './support/api.ts';
import { newBlacklisted, newPackage, newProduct } from './support/catalogue.ts';
import { newLoan } from './support/payouts.ts';
import { newMerchant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
let ids: Record<string, string>;
beforeAll(async () => {
  world = await startWorld();
  const { gateway, nile, carrierId } = world;
  const merchant = await newMerchant(gateway, unique('Sent back'));
  await signedInUser(world, 'sent-back', nile.merchantId);
  const { id: user, role_id } = await gateway.db
    .selectFrom('users')
    .select(['id', 'role_id'])
    .where('user_name', '=', 'sent-back')
    .executeTakeFirstOrThrow();
  ids = {
    merchant: merchant.id,
    carrier: carrierId,
    service: nile.service.id,
    user,
    role: role_id ?? '',
    product: (await newProduct(gateway, nile)).id,
    package: (await newPackage(gateway, nile)).id,
    blacklist: (await newBlacklisted(gateway)).id,
    loan: await newLoan(gateway, nile.merchantId),
  };
});
afterAll(() => world.close());

test.each<[string, OperationId, OperationId]>([
  ['merchant', 'getMerchant', 'editMerchant'],
  ['carrier', 'getCarrier', 'editCarrier'],
  ['service', 'getService', 'editService'],
  ['user', 'getUser', 'editUser'],
  ['role', 'getRole', 'editRole'],
  ['product', 'getProduct', 'editProduct'],
  ['package', 'getPackage', 'editPackage'],
  ['blacklist', 'getBlacklistEntry', 'editBlacklistEntry'],
  ['loan', 'getLoanTransaction', 'editLoanTransaction'],
])(
  'the form of a %s can send back the record as it was read, and this changes nothing',
  async (kind, read, edit) => {
    expect(operations[edit].method).toBe('PUT');
    const params = { id: ids[kind] ?? '' };
    const headers = token(world.ownerToken);
    const record = async () => {
      const { status, text, body } = await call(world.backofficeUrl, read, { params, headers });
      expect(status, text).toBe(200);
      // `modifiedDate` is the time at which a role was saved.
      const { modifiedDate, ...facts } = body as unknown as Record<string, unknown>;
      return facts;
    };
    const facts = await record();
    const { role } = facts as { role?: { _id: string } };
    // The form of a user sends the role's id instead of the role.
    const body = { ...facts, ...(role && { roleId: role._id }) };
    const saved = await call(world.backofficeUrl, edit, { params, headers, body });
    expect(saved.status, saved.text).toBe(200);
    expect(await record()).toEqual(facts);
  },
);
