import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../src/access/permissions.ts';
import { type AuditEntry, audit } from '../src/audit/record.ts';
import { verifyAudit } from '../src/audit/verify-audit.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { call, token } from './support/api.ts';
import { writeOldEntry } from './support/old-entry.ts';
import { deposit, newLoan } from './support/payouts.ts';
import { newSubscription } from './support/subscriptions.ts';
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
  expect(body.data[0]).toMatchObject({
    ...{ description: 'Changed name', code: 'history.changed', values: { fields: 'name' } },
    ...{ after: { name }, actor: 'Salma Hegazy' },
  });
  const second = await history(world.ownerToken, 'merchant', id, '?page=2&limit=1');
  expect(second.body).toMatchObject({ pages: 2, data: [{ description: 'Account created' }] });
  await world.asOwner('deleteMerchant', { params: { id } });
  expect((await history(world.ownerToken, 'merchant', id)).body.total).toBe(3);
});

test("the history of another tenant's record returns 404 for every kind", async () => {
  const { delta, gateway } = world;
  const stranger = await gateway.db
    .selectFrom('users')
    .select('id')
    .where('user_type_id', '=', gateway.owner.id)
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

test('only the platform owner reads the history of a loan transaction', async () => {
  const id = await newLoan(world.gateway, world.nile.merchantId);
  expect((await history(merchantToken, 'loanTransaction', id)).status).toBe(404);
  expect((await history(world.ownerToken, 'loanTransaction', id)).body.total).toBe(1);
});

test("a subscription's history shows its merchant each status and reason", async () => {
  const cast = { ...world, settlements: { nile: '', delta: '' } };
  const { id } = await newSubscription(cast, { which: 'own', caller: undefined, who: 'owner' });
  const reason = 'The customer asked for it';
  await world.asOwner('setSubscriptionStatus', { params: { id }, body: { status: 'Paused', reason } });
  const { body } = await history(merchantToken, 'subscription', id);
  expect(body.data).toMatchObject([{ before: { status: 'Active' }, after: { status: 'Paused', reason } }]);
  const stranger = await signedInUser(world, 'delta-clerk', world.delta.merchantId);
  expect((await history(stranger, 'subscription', id)).status).toBe(404);
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

const note = (merchantId: string, changes: Partial<AuditEntry> = {}) =>
  inTransaction(world.gateway.db, (trx) =>
    audit(trx, {
      userTypeId: merchantId,
      actor: SETUP,
      kind: 'merchant',
      action: 'editMerchant',
      recordId: merchantId,
      description: 'A note',
      at: new Date(),
      ...changes,
    } as AuditEntry),
  );

const hideBalance = (id: string) =>
  world.gateway.db.updateTable('merchants').set({ show_balance: false }).where('id', '=', id).execute();

/** The descriptions of a merchant's history, from its two sources. */
async function told(who: string, id: string): Promise<[string[], string[]]> {
  const one = await call(world.backofficeUrl, 'getMerchant', { params: { id }, headers: token(who) });
  const page = await history(who, 'merchant', id);
  expect(page.body.total).toBe(page.body.data.length);
  const descriptions = (entries: { description: string }[]) => entries.map(({ description }) => description);
  return [descriptions(one.body.history), descriptions(page.body.data)];
}

test.each(['privateKey', 'password_hash', 'token', 'nationalId', 'bankNo'])(
  'a history entry with the secret %s is rejected',
  async (name) => {
    const { id } = await newMerchant(world.gateway);
    await expect(note(id, { after: { [name]: 'sk_1' } })).rejects.toThrow(`must not hold ${name}`);
    await expect(note(id, { before: { [name]: 'sk_1' } })).rejects.toThrow(`must not hold ${name}`);
    expect((await history(world.ownerToken, 'merchant', id)).body.total).toBe(1);
  },
);

test("an entry for the platform owner only is shown to the platform owner's users only", async () => {
  const { id } = await newMerchant(world.gateway);
  const clerk = await signedInUser(world, 'note-clerk', id);
  await note(id, { description: 'Asked for by phone', seenBy: 'provider' });
  await note(id, { description: 'Changed country' });
  expect(await told(clerk, id)).toEqual([
    ['Changed country', 'Account created'],
    ['Changed country', 'Account created'],
  ]);
  const all = ['Changed country', 'Asked for by phone', 'Account created'];
  expect(await told(world.ownerToken, id)).toEqual([all, all]);
});

test('an entry of an edit shows all its fields, and one of a deposit only its reference, to users who may not see the balance', async () => {
  const { id } = await newMerchant(world.gateway);
  await hideBalance(id);
  const clerk = await signedInUser(world, 'facts-clerk', id);
  await note(id, { after: { showBalance: false, country: 'Egypt' } });
  await world.asOwner('addMerchantBalance', {
    params: { id },
    body: { grossAmount: 100, tax: 10, netAmount: 90, reference: 'TR-77' },
  });
  const [deposit, edit] = (await history(clerk, 'merchant', id)).body.data;
  expect(edit?.after).toEqual({ showBalance: false, country: 'Egypt' });
  expect(deposit).toMatchObject({ description: 'Account balance', code: 'history.balance' });
  expect(deposit).not.toHaveProperty('values');
  expect(deposit?.after).toEqual({ reference: 'TR-77' });
  const [whole] = (await history(world.ownerToken, 'merchant', id)).body.data;
  expect(whole?.after).toEqual({ grossAmount: 100, tax: 10, netAmount: 90, reference: 'TR-77' });
});

test('an old entry, which names no viewers, is shown by its action and keeps its hash', async () => {
  const { id } = await newMerchant(world.gateway);
  await hideBalance(id);
  const clerk = await signedInUser(world, 'old-clerk', id);
  const old = { userTypeId: id, kind: 'merchant', recordId: id };
  await writeOldEntry(world.gateway, {
    ...old,
    action: 'addMerchantBalance',
    description: 'Account balance + 5000 EGP',
    after: { grossAmount: 5000, tax: 0, netAmount: 5000 },
  });
  await writeOldEntry(world.gateway, {
    ...old,
    action: 'editMerchant',
    description: 'Changed country',
    before: { country: 'Egypt' },
    after: { country: 'Pakistan' },
  });
  await writeOldEntry(world.gateway, {
    ...old,
    action: 'nobodyKnows',
    description: 'Done by an older program',
  });
  await note(id);
  const mine = ['A note', 'Changed country', 'Account balance', 'Account created'];
  expect(await told(clerk, id)).toEqual([mine, mine]);
  const shown = (await history(clerk, 'merchant', id)).body.data;
  expect(shown[1]).not.toHaveProperty('code');
  expect(shown[2]?.after).toEqual({});
  expect((await told(world.ownerToken, id))[1]).toHaveLength(5);
  expect((await verifyAudit(world.gateway.db)).faults).toEqual([]);
});

test('getMerchant and getHistory contain no balance for users who may not see it', async () => {
  const merchant = await newMerchant(world.gateway);
  await deposit(world.gateway, merchant.id, 98765);
  const clerk = await signedInUser(world, 'balance-clerk', merchant.id);
  const deposits = async (who: string) => {
    const one = await call(world.backofficeUrl, 'getMerchant', {
      params: { id: merchant.id },
      headers: token(who),
    });
    const entries = [...one.body.history, ...(await history(who, 'merchant', merchant.id)).body.data];
    return entries.filter(({ description }) => description.startsWith('Account balance'));
  };
  expect(JSON.stringify(await deposits(clerk))).toContain('Account balance + 98765');
  await hideBalance(merchant.id);
  const hidden = await deposits(clerk);
  expect(hidden.map(({ description }) => description)).toEqual(['Account balance', 'Account balance']);
  expect(JSON.stringify(hidden)).not.toContain('98765');
  expect(JSON.stringify(await deposits(world.ownerToken))).toContain('Account balance + 98765');
});
