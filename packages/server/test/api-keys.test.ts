import { type KeyScope, type OperationId, operations, type Permission } from '@daftar/openapi';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashKey } from '../src/security/key-text.ts';
import { bearer, call, expectProblem, type Request, token } from './support/api.ts';
import { makeRoom, newApiKey } from './support/keys.ts';
import { newOrder, paidPayment, today } from './support/payments.ts';
import { payoutForm } from './support/payouts.ts';
import { newMerchant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  // A proxy in front of the gateway sends the caller's address.
  world = await startWorld({ environment: { TRUST_PROXY: '127.0.0.1' } });
});

afterEach(() => makeRoom(world, world.nile));

afterAll(() => world.close());

const ruleOf = (id: OperationId): Permission => operations[id].permission;
const scopeOf = (id: OperationId) => ruleOf(id).key;
const ids = Object.keys(operations) as OperationId[];
const scopes = [...new Set(ids.map(scopeOf))].filter(
  (one): one is KeyScope => one !== undefined && one !== 'none',
);
const withKey = <Id extends OperationId>(id: Id, key: string, request: Request = {}) =>
  call(world.backofficeUrl, id, { ...request, headers: { ...bearer(key), ...request.headers } });
const days = () => ({ dateFrom: today(), dateTo: today() });
const codeOf = (answer: { problem: { errors?: { code?: string }[] } }) => answer.problem.errors?.[0]?.code;

/** A request of each operation that a key may call, which would succeed for the merchant Nile. */
const requests = (): Partial<Record<OperationId, Request>> => ({
  createCheckoutSession: { body: newOrder(world.nile) },
  reportTransactions: { body: { ...days(), country: 'Egypt', currency: 'EGP', page: 1 } },
  summarizeCollection: { body: { ...days(), currency: 'EGP' } },
  listPayouts: { body: {} },
  searchPayouts: { body: { query: 'Nora' } },
  summarizePayouts: { body: {} },
  summarizeDisbursement: { body: { ...days(), currency: 'EGP' } },
  addPayout: { body: payoutForm(world.nile) },
  getMerchantRevenue: { body: { ...days(), country: 'Egypt', merchantName: world.nile.name } },
  listMerchants: {},
  listLoanAccounts: {},
  listSettlements: {},
  listSubscriptions: {},
  listRefunds: {},
  listWebhookDeliveries: {},
  listWebhookEndpoints: {},
  listOwnServices: {},
  listPackages: {},
});

describe('the scope of a key', () => {
  test.each(ids.filter((id) => ['token', 'merchant-key'].includes(ruleOf(id).auth)))(
    'decides whether it may call %s',
    async (id) => {
      const needed = scopeOf(id);
      expect(needed).toBeDefined();
      const others = scopes.filter((scope) => scope !== needed);
      const { secret } = await newApiKey(world, world.nile, { scopes: others });
      const refused = await withKey(id, secret, requests()[id]);
      expectProblem(refused, 403);
      expect(codeOf(refused)).toBe(needed === 'none' ? 'access.peopleOnly' : 'access.keyScope');
      if (needed !== 'none') expect(refused.problem.message).toContain(needed);
      if (needed === 'none' || needed === undefined || !requests()[id]) return;
      const allowed = await newApiKey(world, world.nile, { scopes: [needed] });
      const answer = await withKey(id, allowed.secret, requests()[id]);
      expect(answer.status, answer.text).toBe(200);
    },
  );
});

test("a key sees its own merchant's records only", async () => {
  await paidPayment(world, 70, world.nile);
  await paidPayment(world, 80, world.delta);
  const { secret } = await newApiKey(world, world.nile, {
    scopes: ['payments:read', 'balances:read', 'payouts:read', 'payouts:write', 'sessions:write'],
  });
  const { body } = await withKey('reportTransactions', secret, {
    body: { ...days(), country: 'Egypt', currency: 'EGP', page: 1, limit: 100 },
  });
  const services = await world.gateway.db
    .selectFrom('services')
    .select('service_name')
    .where('user_type_id', '=', world.nile.merchantId)
    .execute();
  expect(body.data.length).toBeGreaterThan(0);
  for (const { serviceName } of body.data)
    expect(services.map(({ service_name }) => service_name)).toContain(serviceName);
  expect((await withKey('listMerchants', secret)).body.data.map(({ name }) => name)).toEqual([
    world.nile.name,
  ]);
  const foreign = { body: { ...days(), country: 'Egypt', merchantName: world.delta.name } };
  expect((await withKey('getMerchantRevenue', secret, foreign)).status).toBe(404);
  const asked = { body: { userTypeId: world.delta.merchantId } };
  expect((await withKey('listPayouts', secret, asked)).status).toBe(404);
  expect((await withKey('addPayout', secret, { body: payoutForm(world.delta) })).status).toBe(404);
  expect((await withKey('createCheckoutSession', secret, { body: newOrder(world.delta) })).status).toBe(404);
});

test("a payout that a key requests waits for a person's approval and names the key", async () => {
  const { id, secret } = await newApiKey(world, world.nile, { name: 'Payroll', scopes: ['payouts:write'] });
  const { body } = await withKey('addPayout', secret, { body: payoutForm(world.nile) });
  expect(body).toMatchObject({ status: 'Pending', createdBy: 'Key Payroll' });
  const decided = await withKey('setPayoutStatus', secret, { body: { id: body._id, status: 'Approved' } });
  expect([decided.status, codeOf(decided)]).toEqual([403, 'access.peopleOnly']);
  const { gateway } = world;
  const entry = await gateway.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'actor_name', 'action'])
    .where('record_id', '=', body._id)
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ actor_id: id, actor_name: 'Key Payroll', action: 'addPayout' });
  const rejected = await world.asOwner('setPayoutStatus', { body: { id: body._id, status: 'Rejected' } });
  expect(rejected.body.status).toBe('Rejected');
});

test("a user who received a key's secret cannot approve the payouts that it requests, and other users can", async () => {
  const { secret } = await newApiKey(world, world.nile, { scopes: ['payouts:write'] });
  const { body } = await withKey('addPayout', secret, { body: payoutForm(world.nile) });
  const approval = { body: { id: body._id, status: 'Approved' } };
  const own = await world.asOwner('setPayoutStatus', approval);
  expect([own.status, codeOf(own)]).toEqual([409, 'own-payout']);
  const headers = token(
    await signedInUser(world, unique('approver').replace(' ', '-'), world.gateway.owner.name),
  );
  const other = await call(world.backofficeUrl, 'setPayoutStatus', { ...approval, headers });
  // The merchant has no money for the payout. The approver passes the check for own payouts.
  expect([other.status, codeOf(other)]).toEqual([409, 'not-covered']);
});

test("an idempotency key replays the same payout for the merchant's next API key", async () => {
  const [one, two] = await Promise.all(
    [1, 2].map(() => newApiKey(world, world.nile, { scopes: ['payouts:write'] })),
  );
  const request = {
    body: payoutForm(world.nile),
    headers: { 'idempotency-key': unique('payout-key').replace(' ', '-') },
  };
  const first = await withKey('addPayout', one?.secret ?? '', request);
  const second = await withKey('addPayout', two?.secret ?? '', request);
  expect(second.body._id).toBe(first.body._id);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
});

describe('a key that does not work', () => {
  const order = () => ({ body: newOrder(world.nile) });
  const refusal = async (key: string, headers: Record<string, string> = {}) => {
    const answer = await withKey('createCheckoutSession', key, { ...order(), headers });
    return [answer.status, codeOf(answer)];
  };

  test('is rejected with a message that says what to do', async () => {
    expect(await refusal('sk_live_6m9tk3zq7xd2w8nb5vc4ryjfph1k2m3n4')).toEqual([401, 'access.liveKey']);
    for (const unknown of [
      'sk_test_6m9tk3zq7xd2w8nb5vc4ryjfph1k2m3n4',
      'sk_test_wrong',
      'no-key',
      `sk_test_${'x'.repeat(300)}`,
    ])
      expect(await refusal(unknown)).toEqual([401, 'access.unknownKey']);
    const revoked = await newApiKey(world, world.nile);
    const answer = await world.asOwner('revokeApiKey', { params: { id: revoked.id } });
    expect(answer.body).toMatchObject({ status: 'Revoked', hints: [] });
    expect(await refusal(revoked.secret)).toEqual([401, 'access.keyRevoked']);
    const expired = await newApiKey(world, world.nile);
    const past = new Date(Date.now() - 1000);
    await world.gateway.db
      .updateTable('api_keys')
      .set({ expires_at: past })
      .where('id', '=', expired.id)
      .execute();
    expect(await refusal(expired.secret)).toEqual([401, 'access.keyExpired']);
    const idle = await newMerchant(world.gateway);
    const { secret } = await newApiKey(world, { merchantId: idle.id });
    await world.asOwner('setMerchantStatus', { params: { id: idle.id }, body: { status: 'Inactive' } });
    expect(await refusal(secret)).toEqual([401, 'access.unknownKey']);
  });

  test('is told apart from a missing key', async () => {
    const answer = await call(world.backofficeUrl, 'createCheckoutSession', order());
    expect([answer.status, codeOf(answer)]).toEqual([401, 'access.privateKey']);
    expect(await refusal('')).toEqual([401, 'access.privateKey']);
  });

  test('is rejected from an address outside of its list', async () => {
    const { secret } = await newApiKey(world, world.nile, { addresses: ['203.0.113.0/28', '2001:db8::/48'] });
    const from = (address: string) => refusal(secret, { 'x-forwarded-for': address });
    for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:0:7::1'])
      expect([address, ...(await from(address))]).toEqual([address, 200, undefined]);
    for (const address of ['203.0.113.16', '2001:db9::1', '127.0.0.1'])
      expect([address, ...(await from(address))]).toEqual([address, 403, 'access.keyAddress']);
    expect(await refusal(secret)).toEqual([403, 'access.keyAddress']);
  });

  test('works under its old prefix when it was made before prefixes were checked', async () => {
    const { secret } = await newApiKey(world, world.nile);
    const old = secret.replace('sk_test_', 'sk_live_');
    const { db, pool } = world.gateway;
    await db
      .updateTable('merchant_secrets')
      .set({ key_hash: hashKey(old) })
      .where('key_hash', '=', hashKey(secret))
      .execute();
    expect(await refusal(old)).toEqual([401, 'access.liveKey']);
    await pool.query('update merchant_secrets set any_mode = true where key_hash = $1', [hashKey(old)]);
    expect(await refusal(old)).toEqual([200, undefined]);
  });
});

test('the last use of a key shows its time, to the minute, and its address', async () => {
  const { id, secret } = await newApiKey(world, world.nile, { scopes: ['subscriptions:read'] });
  const read = async () =>
    (await world.asOwner('listApiKeys', { query: `?q=${id}` })).body.data.find(({ _id }) => _id === id);
  expect(await read()).not.toHaveProperty('lastUsedDate');
  const from = (ip: string) => withKey('listSubscriptions', secret, { headers: { 'x-forwarded-for': ip } });
  await Promise.all(['203.0.113.7', '203.0.113.7', '203.0.113.7'].map(from));
  const used = await read();
  expect(used).toMatchObject({ lastUsedFrom: '203.0.113.7', lastUsedDate: expect.any(String) });
  await from('203.0.113.8');
  expect(await read()).toEqual(used);
  await world.gateway.pool.query(
    "update api_key_uses set used_at = used_at - interval '61 seconds' where key_id = $1",
    [id],
  );
  await from('203.0.113.8');
  expect(await read()).toMatchObject({ lastUsedFrom: '203.0.113.8' });
});

describe('making and changing keys', () => {
  test('a secret is shown once and stored as a hash', async () => {
    const { id, secret } = await newApiKey(world, world.nile);
    expect(secret).toMatch(/^sk_test_/);
    const list = await world.asOwner('listApiKeys');
    const { rows } = await world.gateway.pool.query('select * from merchant_secrets where key_id = $1', [id]);
    expect(`${list.text}${JSON.stringify(rows)}`).not.toContain(secret.slice(0, -4));
    expect(rows).toMatchObject([{ key_hash: hashKey(secret), ciphertext: null }]);
  });

  test('names are unique among working keys of a merchant', async () => {
    const name = unique('Shop');
    const { id } = await newApiKey(world, world.nile, { name });
    const body = { userTypeId: world.nile.merchantId, name: name.toUpperCase(), scopes: ['links:write'] };
    const taken = await world.asOwner('addApiKey', { body });
    expect([taken.status, codeOf(taken)]).toEqual([409, 'key.nameTaken']);
    await newApiKey(world, world.delta, { name });
    await world.asOwner('revokeApiKey', { params: { id } });
    expect((await world.asOwner('addApiKey', { body })).status).toBe(200);
  });

  test.each([
    [{ scopes: [] }, 400],
    [{ scopes: ['payments:write'] }, 400],
    [{ scopes: ['payments:read', 'payments:read'] }, 400],
    [{ addresses: ['10.0.0.0/33'] }, 400],
    [{ addresses: ['shop.example'] }, 400],
    [{ expiresDate: '2020-01-01T00:00:00.000Z' }, 400],
    [{ expiresDate: '2098-12-31T23:59:60Z' }, 400],
    [{ expiresDate: '9999-12-31T23:59:59Z' }, 400],
    [{ userTypeId: 'mer_22222222222222222222222222x' }, 404],
    [{ secret: 'sk_test_mine' }, 400],
  ])('%j is rejected', async (changes, status) => {
    const body = {
      userTypeId: world.nile.merchantId,
      name: unique('Key'),
      scopes: ['links:write'],
      ...changes,
    };
    expect((await world.asOwner('addApiKey', { body })).status).toBe(status);
  });

  test('an edit takes effect on the next call, and a stale edit is rejected', async () => {
    const { id, secret } = await newApiKey(world, world.nile, { scopes: ['subscriptions:read'] });
    const edit = (body: object, headers = {}) =>
      world.asOwner('editApiKey', { params: { id }, body, headers });
    const renamed = await edit({ name: 'Renamed' });
    const etag = renamed.headers.get('etag') ?? '';
    expect((await withKey('listSubscriptions', secret)).status).toBe(200);
    expect((await edit({ scopes: ['links:write'] })).body.scopes).toEqual(['links:write']);
    expect((await withKey('listSubscriptions', secret)).status).toBe(403);
    expect((await edit({ name: 'Late' }, { 'if-match': etag })).status).toBe(412);
    const end = new Date(Date.now() + 3_600_000).toISOString();
    expect((await edit({ expiresDate: end })).body.expiresDate).toBe(end);
    expect((await edit({ expiresDate: '2098-12-31T23:59:60Z' })).status).toBe(400);
    expect((await edit({ expiresDate: null })).body).not.toHaveProperty('expiresDate');
    await world.asOwner('revokeApiKey', { params: { id } });
    expect(codeOf(await edit({ name: 'Gone' }))).toBe('key.revoked');
    expect(codeOf(await world.asOwner('rotateApiKey', { params: { id }, body: {} }))).toBe('key.revoked');
    const history = await world.asOwner('getHistory', { params: { kind: 'apiKey', id } });
    const changed = Array<string>(4).fill('history.changed');
    const codes = ['history.keyRevoked', ...changed, 'history.keyMade'];
    expect(history.body.data.map(({ code }) => code)).toEqual(codes);
  });

  test('a key is read with the version of its edit, by its own merchant and the platform owner only', async () => {
    const { id } = await newApiKey(world, world.nile, { name: unique('Read') });
    const read = (who: string) =>
      call(world.backofficeUrl, 'getApiKey', { params: { id }, headers: token(who) });
    const seen = await read(world.ownerToken);
    expect(seen.body).toMatchObject({ _id: id, userTypeId: world.nile.merchantId, status: 'Active' });
    expect(seen.body).not.toHaveProperty('secret');
    const own = unique('reader').replace(' ', '-');
    expect((await read(await signedInUser(world, own, world.nile.merchantId))).body).toEqual(seen.body);
    const stranger = unique('stranger').replace(' ', '-');
    expect((await read(await signedInUser(world, stranger, world.delta.merchantId))).status).toBe(404);
    const headers = { 'if-match': seen.headers.get('etag') ?? 'none' };
    const edit = { params: { id }, body: { name: unique('Edited') }, headers };
    expect((await world.asOwner('editApiKey', edit)).status).toBe(200);
    expect((await world.asOwner('editApiKey', { ...edit, body: { name: unique('Again') } })).status).toBe(
      412,
    );
  });

  test('an edit may repeat the past expiry time of an expired key, but not set another past time', async () => {
    const { id } = await newApiKey(world, world.nile);
    const past = new Date('2026-01-31T21:59:59.999Z');
    await world.gateway.db.updateTable('api_keys').set({ expires_at: past }).where('id', '=', id).execute();
    const edit = (expiresDate: string) =>
      world.asOwner('editApiKey', { params: { id }, body: { name: unique('Expired'), expiresDate } });
    const { body } = await edit(past.toISOString());
    expect(body).toMatchObject({ status: 'Expired', expiresDate: past.toISOString() });
    expect(codeOf(await edit('2026-01-30T21:59:59.999Z'))).toBe('key.ended');
  });

  test('users cannot give a key a scope that their role lacks', async () => {
    const permissions = { Users: { editUsers: true }, PackagesManagement: { viewAll: true } };
    const user = unique('clerk').replace(' ', '-');
    const headers = token(await signedInUser(world, user, world.nile.merchantId, permissions));
    const make = (given: KeyScope[]) =>
      call(world.backofficeUrl, 'addApiKey', { headers, body: { name: unique('Key'), scopes: given } });
    expect((await make(['sessions:write', 'balances:read'])).problem.errors[0]).toMatchObject({
      ...{ code: 'key.scope', field: 'scopes' },
    });
    expect((await make(['payouts:write'])).status).toBe(403);
    // This role may read packages, but not create them.
    expect((await make(['links:write'])).status).toBe(403);
    const made = await make(['sessions:write']);
    expect(made.status, made.text).toBe(200);
    const { id } = await newApiKey(world, world.nile, { scopes: ['payments:read'] });
    const own = { params: { id }, headers };
    expect((await call(world.backofficeUrl, 'rotateApiKey', { ...own, body: {} })).status).toBe(403);
    const named = await call(world.backofficeUrl, 'editApiKey', { ...own, body: { name: unique('Key') } });
    expect(named.status).toBe(200);
    // The same holds for the main key, because its rotation returns its secret.
    const main = await world.gateway.db
      .updateTable('api_keys')
      .set({ scopes: ['sessions:write', 'payments:read'] })
      .where('user_type_id', '=', world.nile.merchantId)
      .where('main', '=', true)
      .returning('id')
      .executeTakeFirstOrThrow();
    const rotation = { params: { id: world.nile.merchantId }, body: { kind: 'privateKey' }, headers };
    expect((await call(world.backofficeUrl, 'rotateMerchantKey', rotation)).status).toBe(403);
    const keys = await world.asOwner('getMerchantKeys', { params: { id: world.nile.merchantId } });
    expect(keys.body.secrets.map(({ kind, scopes: own }) => [kind, own])).toEqual(
      expect.arrayContaining([
        ['privateKey', ['sessions:write', 'payments:read']],
        ['token', undefined],
      ]),
    );
    await world.asOwner('editApiKey', { params: { id: main.id }, body: { scopes: ['sessions:write'] } });
  });

  test('a merchant has at most 50 working keys, also after concurrent requests', async () => {
    const { id: merchantId } = await newMerchant(world.gateway);
    const made = await Promise.allSettled(Array.from({ length: 53 }, () => newApiKey(world, { merchantId })));
    // The merchant already has its main key, so 49 new keys are possible.
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(49);
  });
});

describe('rotation', () => {
  const works = async (secret: string) => (await withKey('listSubscriptions', secret)).status === 200;
  const rotate = (id: string, overlapHours?: number) =>
    world.asOwner('rotateApiKey', {
      params: { id },
      body: overlapHours === undefined ? {} : { overlapHours },
    });

  const hoursUntil = (date: string | undefined) => (Date.parse(date ?? '') - Date.now()) / 3_600_000;

  test('keeps the previous secret valid for the chosen time, and no older one', async () => {
    const { id, secret } = await newApiKey(world, world.nile, { scopes: ['subscriptions:read'] });
    const second = (await rotate(id)).body;
    expect([await works(secret), await works(second.secret)]).toEqual([true, true]);
    expect(second.key.hints).toEqual([second.secret.slice(-4), secret.slice(-4)]);
    expect(hoursUntil(second.key.overlapEndDate)).toBeCloseTo(24, 1);
    const third = (await rotate(id, 168)).body.secret;
    expect([await works(secret), await works(second.secret), await works(third)]).toEqual([
      false,
      true,
      true,
    ]);
    const fourth = (await rotate(id, 0)).body;
    expect([await works(second.secret), await works(third), await works(fourth.secret)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(fourth.key.hints).toEqual([fourth.secret.slice(-4)]);
    expect(fourth.key).not.toHaveProperty('overlapEndDate');
    expect((await rotate(id, 169)).status).toBe(400);
  });

  test('of one key in concurrent requests leaves the last two secrets valid', async () => {
    const { id } = await newApiKey(world, world.nile, { scopes: ['subscriptions:read'] });
    const answers = await Promise.all(Array.from({ length: 12 }, () => rotate(id)));
    const secrets = answers.map(({ body }) => body.secret);
    const working = await Promise.all(secrets.map(works));
    expect(working.filter(Boolean)).toHaveLength(2);
  });

  test('and a concurrent revocation leave no secret that works', async () => {
    const { id, secret } = await newApiKey(world, world.nile, { scopes: ['subscriptions:read'] });
    const [, ...rotations] = await Promise.all([
      world.asOwner('revokeApiKey', { params: { id } }),
      ...Array.from({ length: 6 }, () => rotate(id)),
    ]);
    const secrets = [
      secret,
      ...rotations.flatMap(({ status, body }) => (status === 200 ? [body.secret] : [])),
    ];
    for (const one of secrets) expect(await works(one)).toBe(false);
  });
});

test('old private keys continue as the main key, with the scope that they had', async () => {
  const { data } = (await world.asOwner('listApiKeys', { query: `?userTypeId=${world.delta.merchantId}` }))
    .body;
  expect(data.filter(({ name }) => name === 'Private key')).toMatchObject([{ scopes: ['sessions:write'] }]);
  const session = await withKey('createCheckoutSession', world.delta.privateKey, {
    body: newOrder(world.delta),
  });
  expect(session.status).toBe(200);
  const payouts = await withKey('listPayouts', world.delta.privateKey, { body: {} });
  expect([payouts.status, codeOf(payouts)]).toEqual([403, 'access.keyScope']);
});
