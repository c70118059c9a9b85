import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, token } from './support/api.ts';
import { newBlacklisted, newMsisdn } from './support/catalogue.ts';
import { newOrder, newSession, referenceBody, takeReference } from './support/payments.ts';
import { newService, signedInUser, startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const add = (msisdn: string) => world.asOwner('addBlacklistEntry', { body: { msisdn } });
const codeOf = (answer: { problem: { errors: { code?: string; field?: string }[] } }) =>
  answer.problem.errors[0]?.code;

const historyOf = (recordId: string) =>
  world.gateway.db
    .selectFrom('audit_entries')
    .select(['action', 'user_type_id', 'before', 'after'])
    .where('record_id', '=', recordId)
    .orderBy('seq')
    .execute();

test('a blacklist entry is normalized, found in any spelling, edited and deleted, each with a history entry', async () => {
  const national = newMsisdn().slice(2);
  const added = await add(`+20 0${national}`);
  expect(added.body).toEqual({
    _id: expect.stringMatching(/^bl_/),
    msisdn: `20${national}`,
    createdDate: expect.any(String),
  });
  const params = { id: added.body._id };
  expect((await world.asOwner('getBlacklistEntry', { params })).body).toEqual(added.body);
  for (const q of [national.slice(1), `0020${national}`, `٠٠٢٠${national}`, added.body._id]) {
    const { body } = await world.asOwner('listBlacklist', { query: `?q=${encodeURIComponent(q)}` });
    expect([q, body.data, body.total]).toEqual([q, [added.body], 1]);
  }
  const msisdn = newMsisdn();
  const edited = await world.asOwner('editBlacklistEntry', { params, body: { _id: params.id, msisdn } });
  expect(edited.body).toEqual({ ...added.body, msisdn });
  expect((await world.asOwner('deleteBlacklistEntry', { params })).status).toBe(204);
  for (const id of ['getBlacklistEntry', 'deleteBlacklistEntry'] as const)
    expect((await world.asOwner(id, { params })).status).toBe(404);
  expect(await historyOf(params.id)).toEqual([
    {
      action: 'addBlacklistEntry',
      user_type_id: world.gateway.owner.id,
      before: null,
      after: { msisdn: `20${national}` },
    },
    {
      action: 'editBlacklistEntry',
      user_type_id: world.gateway.owner.id,
      before: { msisdn: `20${national}` },
      after: { msisdn },
    },
    { action: 'deleteBlacklistEntry', user_type_id: world.gateway.owner.id, before: { msisdn }, after: null },
  ]);
});

test('rejects a blacklisted number again in any spelling, when added or edited', async () => {
  const { msisdn } = await newBlacklisted(world.gateway);
  for (const spelling of [msisdn, `+${msisdn}`, `00${msisdn}`, `20 0${msisdn.slice(2)}`]) {
    const answer = await add(spelling);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'number-listed']);
    expect(answer.problem.message).toBe('This mobile number is already blacklisted');
  }
  const other = await newBlacklisted(world.gateway);
  const edited = await world.asOwner('editBlacklistEntry', {
    params: { id: other.id },
    body: { msisdn: `+${msisdn}` },
  });
  expect([edited.status, codeOf(edited)]).toEqual([409, 'number-listed']);
});

test('ten concurrent requests blacklist a number once', async () => {
  const msisdn = newMsisdn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(msisdn)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test.each([
  '01012345678',
  'no number',
  '+-+-+-+',
  '12345678901234567',
  '0000000',
  '=1+1111111',
  'a923001234567',
])('rejects a blacklist entry for %j, which is not a full international number', async (msisdn) => {
  const answer = await add(msisdn);
  expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, 'msisdn']);
});

test('rejects a body with the id of another blacklist entry', async () => {
  const [one, other] = [await newBlacklisted(world.gateway), await newBlacklisted(world.gateway)];
  const body = { _id: other.id, msisdn: newMsisdn() };
  const answer = await world.asOwner('editBlacklistEntry', { params: { id: one.id }, body });
  expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, '_id']);
});

test('the blacklist sorts by number and pages', async () => {
  const { body } = await world.asOwner('listBlacklist', { query: '?sort=-msisdn&limit=2&page=1' });
  expect(body.data).toHaveLength(2);
  expect(body.pages).toBe(Math.ceil(body.total / 2));
  expect([...body.data].sort((a, b) => (a.msisdn < b.msisdn ? 1 : -1))).toEqual(body.data);
});

test('a merchant with every permission can neither read nor change the blacklist', async () => {
  const headers = token(await signedInUser(world, 'nile-all', world.nile.merchantId));
  const { id } = await newBlacklisted(world.gateway);
  const ask = async (operation: Parameters<typeof call>[1], body?: object) =>
    (await call(world.backofficeUrl, operation, { headers, params: { id }, body })).status;
  expect([
    await ask('listBlacklist'),
    await ask('getBlacklistEntry'),
    await ask('addBlacklistEntry', { msisdn: newMsisdn() }),
    await ask('deleteBlacklistEntry'),
  ]).toEqual([403, 403, 403, 403]);
});

test('rejects a checkout session for a blacklisted number in any spelling', async () => {
  const { msisdn } = await newBlacklisted(world.gateway);
  const national = msisdn.slice(2);
  const arabic = national.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  for (const spelling of [msisdn, `+${msisdn}`, `00${msisdn}`, `0${national}`, national, `٠${arabic}`]) {
    const answer = await world.asServer('createCheckoutSession', {
      body: newOrder(world.nile, { msisdn: spelling }),
    });
    expect([spelling, answer.status, codeOf(answer)]).toEqual([spelling, 409, 'blacklisted']);
    expect(answer.problem.errors[0]).toEqual({
      message: 'This mobile number is blacklisted',
      field: 'msisdn',
      code: 'blacklisted',
    });
  }
  const sessions = world.gateway.db.selectFrom('checkout_sessions').select('id').where('msisdn', '=', msisdn);
  expect(await sessions.execute()).toEqual([]);
});

test('recognizes a blacklisted foreign number without its calling code or with extra zeros', async () => {
  const { msisdn } = await newBlacklisted(world.gateway, '923001112233');
  for (const spelling of ['03001112233', '3001112233', `+00${msisdn}`, `0${msisdn}`]) {
    const answer = await world.asServer('createCheckoutSession', {
      body: newOrder(world.nile, { msisdn: spelling }),
    });
    expect([spelling, answer.status]).toEqual([spelling, 409]);
  }
});

test('accepts a number that is not blacklisted or was removed from the blacklist', async () => {
  const { id, msisdn } = await newBlacklisted(world.gateway);
  await newSession(world, { msisdn: newMsisdn() });
  await newSession(world);
  await world.asOwner('deleteBlacklistEntry', { params: { id } });
  await newSession(world, { msisdn });
});

test('checks the number that a customer enters at the checkout against the blacklist', async () => {
  const { msisdn } = await newBlacklisted(world.gateway);
  const session = await newSession(world);
  const answer = await world.asCustomer('requestReferenceNumber', {
    body: referenceBody(session, { customerMobile: `0${msisdn.slice(2)}` }),
  });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'blacklisted']);
  const attempts = await world.gateway.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('session_id', '=', session.sessionId)
    .execute();
  expect(attempts).toEqual([]);
  // The session stays open, so the customer can pay with another number.
  await takeReference(world, session);
});

test('a number blacklisted after session creation starts no payment, but an issued reference stays valid', async () => {
  const msisdn = newMsisdn();
  const [before, after] = [await newSession(world, { msisdn }), await newSession(world, { msisdn })];
  const reference = await takeReference(world, before);
  await newBlacklisted(world.gateway, msisdn);
  const answer = await world.asCustomer('requestReferenceNumber', { body: referenceBody(after) });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'blacklisted']);
  expect((await takeReference(world, before)).referenceNumber).toBe(reference.referenceNumber);
});

test('reads a national number in the country of the service', async () => {
  await newBlacklisted(world.gateway, '971501112233');
  const emirates = { country: 'United Arab Emirates', currency: 'AED' };
  const service = await newService(world.gateway, world.nile.merchantId, emirates);
  const order = { serviceId: service.service_id, currency: 'AED', msisdn: '0501112233' };
  const answer = await world.asServer('createCheckoutSession', { body: newOrder(world.nile, order) });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'blacklisted']);
});
