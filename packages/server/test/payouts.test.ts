import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserCaller } from '../src/access/caller.ts';
import { findPayout, payoutConditions, payoutList } from '../src/areas/payouts/store.ts';
import { where } from '../src/lists/condition.ts';
import { call, token } from './support/api.ts';
import { balanceOf, expectSoundBooks } from './support/books.ts';
import { newBlacklisted } from './support/catalogue.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { deposit, newPayout, payoutForm } from './support/payouts.ts';
import { newTenant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await expectSoundBooks(world.gateway);
  await world.close();
});

const add = (changes: Parameters<typeof payoutForm>[1] = {}, tenant = world.nile) =>
  world.asOwner('addPayout', { body: payoutForm(tenant, changes) });
const decide = (id: string, body: object = { status: 'Approved' }) =>
  world.asOwner('setPayoutStatus', { body: { id, ...body } });
const codeOf = ({ status, problem }: Awaited<ReturnType<typeof decide>>) => [status, problem.errors[0]?.code];
const tenantWith = async (money: number) => {
  const tenant = await newTenant(world.gateway, unique('Payer'));
  if (money > 0) await deposit(world.gateway, tenant.merchantId, money);
  return tenant;
};

test('a new payout is pending, masks the national id and moves no money', async () => {
  const { body } = await add({ merchantOrderId: '59109042', payoutType: 'WALLET', bankName: 'Some bank' });
  expect(body).toMatchObject({
    _id: expect.stringMatching(/^pay_/),
    referanceNumber: expect.stringMatching(/^PO-\d{13}$/),
    merchantName: 'Nile Books',
    nationalId: '**********4321',
    merchantOrderId: '59109042',
    amount: 150,
    currency: 'EGP',
    payoutType: 'WALLET',
    status: 'Pending',
  });
  expect(body).not.toHaveProperty('bankName');
  const kept = await world.gateway.db
    .selectFrom('payouts')
    .select('national_id')
    .where('id', '=', body._id)
    .executeTakeFirstOrThrow();
  expect(kept.national_id).not.toContain('29001011234321');
});

test('a payout whose order id is taken gets another, also in concurrent requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => add({ merchantOrderId: '11112222' }, world.delta)),
  );
  const ids = answers.map(({ body }) => body.merchantOrderId);
  expect(new Set(ids).size).toBe(10);
  expect(ids.filter((id) => id === '11112222')).toHaveLength(1);
});

test.each([
  [{ amount: 0 }, 'amount'],
  [{ amount: 1.5 }, 'amount'],
  [{ payoutType: 'BANK' as const, bankNo: 'EG3800190005' }, 'bankName'],
  [{ payoutType: 'BANK' as const, bankName: 'Banque Misr' }, 'bankNo'],
  [{ merchantOrderId: '1234567' }, 'merchantOrderId'],
  [{ msisdn: '201312345678' }, 'msisdn'],
])('rejects a payout with %j', async (changes, field) => {
  const answer = await add(changes);
  expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, field]);
});

test('rejects a payout to a blacklisted number or of a suspended service', async () => {
  const { msisdn } = await newBlacklisted(world.gateway);
  expect(codeOf(await add({ msisdn }))).toEqual([409, 'blacklisted']);
  const tenant = await tenantWith(0);
  await world.asOwner('setServiceStatus', { params: { id: tenant.service.id }, body: { status: false } });
  expect(codeOf(await add({}, tenant))).toEqual([409, 'payout.serviceSuspended']);
});

test('an approval takes the amount from the account balance, a rejection takes nothing', async () => {
  const tenant = await tenantWith(1000);
  const [yes, no] = [await newPayout(world.gateway, tenant), await newPayout(world.gateway, tenant)];
  const approved = await decide(yes.id, { status: 'Approved', amount: 150, merchant: tenant.name });
  expect(approved.body).toMatchObject({ status: 'Approved', selfDecided: false });
  expect((await decide(no.id, { status: 'Rejected' })).body.status).toBe('Rejected');
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(850);
  for (const { id } of [yes, no])
    for (const status of ['Approved', 'Rejected'])
      expect(codeOf(await decide(id, { status }))).toEqual([409, 'already-decided']);
  const late = await decide(no.id, { status: 'Approved' });
  expect(late.problem.message).toMatch(
    /^This payout is already rejected: \S.*, \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/,
  );
});

test('a payout can be read by its account, with the bank account whole and the national id masked', async () => {
  const bank = {
    payoutType: 'BANK' as const,
    bankName: 'Banque Misr',
    bankNo: 'EG380019000500000000263180002',
  };
  const { id } = await newPayout(world.gateway, world.nile, bank);
  const params = { id };
  const read = (userToken: string, query = '') =>
    call(world.backofficeUrl, 'getPayout', { params, query, headers: token(userToken) });
  const own = await read(await signedInUser(world, unique('reader'), world.nile.merchantId));
  expect(own.body).toMatchObject({
    ...bank,
    nationalId: '**********4321',
    countryCode: 'EG',
    serviceId: world.nile.service.serviceId,
  });
  const other = await signedInUser(world, unique('other'), world.delta.merchantId);
  expect((await read(other)).status).toBe(404);
});

test('the whole national id needs the permission to approve, and each reading is in the history', async () => {
  const { id } = await newPayout(world.gateway, world.nile);
  const params = { id };
  const query = '?reveal=nationalId';
  const clerk = await signedInUser(world, unique('clerk'), world.nile.merchantId);
  const refused = await call(world.backofficeUrl, 'getPayout', { params, query, headers: token(clerk) });
  expect(refused.status).toBe(403);
  const whole = await world.asOwner('getPayout', { params, query });
  expect(whole.body.nationalId).toBe('29001011234321');
  const entries = await world.gateway.db
    .selectFrom('audit_entries')
    .select(['action', 'description', 'after'])
    .where('record_id', '=', id)
    .where('action', '=', 'getPayout')
    .execute();
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain('29001011234321');
});

test("rejects a decision whose amount or merchant differs from the payout's", async () => {
  const { id } = await newPayout(world.gateway, world.nile);
  const amount = await decide(id, { status: 'Rejected', amount: 151 });
  const merchant = await decide(id, { status: 'Rejected', merchant: 'Delta Games' });
  expect([amount, merchant].map((one) => [one.status, one.problem.errors[0]?.field])).toEqual([
    [400, 'amount'],
    [400, 'merchant'],
  ]);
});

test('users cannot approve a payout they requested, but can reject it', async () => {
  const tenant = await tenantWith(1000);
  const { body } = await add({}, tenant);
  expect(body.needsOtherApprover).toBe(true);
  expect(codeOf(await decide(body._id))).toEqual([409, 'own-payout']);
  const rejected = await decide(body._id, { status: 'Rejected' });
  expect(rejected.body).toMatchObject({ status: 'Rejected', selfDecided: true });
  const read = await world.asOwner('getPayout', { params: { id: body._id } });
  expect(read.body).not.toHaveProperty('needsOtherApprover');
});

test('a payout that the balance does not cover stays pending', async () => {
  const tenant = await tenantWith(149);
  const { id } = await newPayout(world.gateway, tenant);
  expect(codeOf(await decide(id))).toEqual([409, 'not-covered']);
  await deposit(world.gateway, tenant.merchantId, 1);
  expect((await decide(id)).status).toBe(200);
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(0);
});

test('one of fifty concurrent approvals of a payout succeeds', async () => {
  const tenant = await tenantWith(1000);
  const { id } = await newPayout(world.gateway, tenant);
  const answers = await Promise.all(Array.from({ length: 50 }, () => decide(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(850);
});

test('concurrent approvals never overdraw the balance', async () => {
  const tenant = await tenantWith(500);
  const payouts = await Promise.all(Array.from({ length: 10 }, () => newPayout(world.gateway, tenant)));
  const answers = await Promise.all(payouts.map(({ id }) => decide(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(50);
});

test('either the approval or the deletion of a payout succeeds when both run concurrently', async () => {
  const tenant = await tenantWith(1000);
  const { id } = await newPayout(world.gateway, tenant);
  const [approved, deleted] = await Promise.all([
    decide(id),
    world.asOwner('deletePayout', { params: { id } }),
  ]);
  const won = [approved.status === 200, deleted.status === 204];
  expect(won.filter(Boolean)).toHaveLength(1);
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(won[0] ? 850 : 1000);
});

test('payout lists filter, search, sort and page by cursor, and the summary agrees with them', async () => {
  const tenant = await tenantWith(1000);
  const made = [];
  for (const amount of [10, 20, 30]) made.push(await newPayout(world.gateway, tenant, { amount }));
  await decide(made[0]?.id ?? '', { status: 'Rejected' });
  const userTypeId = tenant.merchantId;
  const list = (body: object) => world.asOwner('listPayouts', { body: { userTypeId, ...body } });
  const all = await list({ sort: '-amount', status: 'All' });
  expect(all.body.data.map(({ amount }) => amount)).toEqual([30, 20, 10]);
  expect((await list({ status: 'Pending' })).body.total).toBe(2);
  const first = await list({ limit: 2 });
  const rest = await list({ limit: 2, after: first.body.next });
  expect([...first.body.data, ...rest.body.data].map(({ amount }) => amount)).toEqual([30, 20, 10]);
  const query = made[1]?.reference ?? '';
  const found = await world.asOwner('searchPayouts', { body: { query, status: 'Pending' } });
  expect(found.body.data.map(({ amount }) => amount)).toEqual([20]);
  const { body } = await world.asOwner('summarizePayouts', { body: { userTypeId } });
  expect(body.totals).toEqual([
    { status: 'Pending', currency: 'EGP', count: 2, amount: 50 },
    { status: 'Rejected', currency: 'EGP', count: 1, amount: 10 },
  ]);
  expect((await list({ dateFrom: '2026-01-02', dateTo: '2026-01-01' })).status).toBe(400);
});

test('sorted by the time of the decision, pending payouts come last in both directions, in a stable order', async () => {
  const tenant = await tenantWith(1000);
  const made = [];
  for (const amount of [10, 20, 30, 40, 50]) made.push(await newPayout(world.gateway, tenant, { amount }));
  for (const index of [3, 1]) await decide(made[index]?.id ?? '', { status: 'Rejected' });
  const sorted = async (sort: string) => {
    const body = { userTypeId: tenant.merchantId, sort };
    return (await world.asOwner('listPayouts', { body })).body.data;
  };
  const [rising, falling] = [await sorted('decidedDate'), await sorted('-decidedDate')];
  expect(rising.map(({ amount }) => amount).slice(0, 2)).toEqual([40, 20]);
  expect(falling.map(({ amount }) => amount).slice(0, 2)).toEqual([20, 40]);
  for (const rows of [rising, falling])
    expect(rows.map((row) => row.decidedDate === undefined)).toEqual([false, false, true, true, true]);
  const pending = (rows: typeof rising) => rows.slice(2).map(({ _id }) => _id);
  expect(pending(rising)).toEqual(pending(falling).toReversed());
});

test('a search of payouts on all dates reads an index of their texts, and finds them by their merchant', async () => {
  const { gateway } = world;
  const tenant = await tenantWith(0);
  const { id } = await newPayout(gateway, tenant);
  const owner = { userTypeId: gateway.owner.id } as UserCaller;
  const filter = { dateFrom: '2000-01-01' };
  const planOf = (text: string) =>
    gateway.db.transaction().execute(async (trx) => {
      // PostgreSQL reads a table as small as the test's as a whole.
      await sql`set local enable_seqscan = off; set local enable_indexscan = off`.execute(trx);
      const { conditions } = await payoutConditions(gateway, trx, owner, filter, text);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select 1 from ${sql.raw(payoutList.from)}${where(conditions.slice(-1))}`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  for (const text of ['PO-77', 'a b c', 'zq', '4', '-z'])
    expect(await planOf(text), text).toContain('Bitmap Index Scan on payouts_texts');
  expect(await planOf('---')).not.toContain('~~');
  const { merchant_name } = await findPayout(gateway.db, id);
  const query = merchant_name.toUpperCase();
  const { body } = await world.asOwner('searchPayouts', { body: { ...filter, query } });
  expect(body.data.map(({ _id }) => _id)).toEqual([id]);
});

test('a text with fewer than three letters and digits is found at the beginning of words', async () => {
  const tenant = await tenantWith(0);
  const made: string[] = [];
  for (const fullName of ['Omar Zqali', 'zQ Nabil', 'Razqa Hany', 'زينب ظق'])
    made.push((await newPayout(world.gateway, tenant, { fullName, beneficiaryEmail: 'a@mail.example' })).id);
  const found = async (query: string) => {
    const body = { userTypeId: tenant.merchantId, query, sort: 'createdDate' };
    return (await world.asOwner('searchPayouts', { body })).body.data.map(({ _id }) => made.indexOf(_id));
  };
  expect(await found('zq')).toEqual([0, 1]);
  expect(await found('ظق')).toEqual([3]);
  expect(await found('zqa')).toEqual([0, 2]);
  for (const nothing of ['---', '%', '_', '__', 'q%', '@']) expect(await found(nothing), nothing).toEqual([]);
});

test('payouts are found by a number in any spelling in list, search, summary and export', async () => {
  const tenant = await tenantWith(0);
  const { id } = await newPayout(world.gateway, tenant, { msisdn: '201098765432' });
  await newPayout(world.gateway, tenant);
  const userTypeId = tenant.merchantId;
  for (const query of ['201098765432', '98765432', '+201098765432', '٢٠١٠٩٨٧٦٥٤٣٢', '0020 109 876-5432']) {
    const listed = await world.asOwner('listPayouts', { body: { userTypeId, q: query } });
    const searched = await world.asOwner('searchPayouts', { body: { userTypeId, query } });
    const summed = await world.asOwner('summarizePayouts', { body: { userTypeId, query } });
    for (const { body } of [listed, searched])
      expect(
        body.data.map(({ _id }) => _id),
        query,
      ).toEqual([id]);
    expect(
      summed.body.totals.map(({ count }) => count),
      query,
    ).toEqual([1]);
  }
  const filters = { userTypeId, q: '+201098765432' };
  const made = await startExport(world.backofficeUrl, world.ownerToken, {
    ...{ list: 'payouts', format: 'csv', filters },
  });
  expect(made.status, made.text).toBe(200);
  const { bytes } = await exportedFile(world.backofficeUrl, world.ownerToken, made.body._id);
  expect(bytes.toString()).toContain('Rows,1\r\n');
});

test('a merchant requests and sees only its own payouts and cannot decide them', async () => {
  const headers = token(await signedInUser(world, 'delta-payouts', world.delta.merchantId));
  const ask = <Id extends Parameters<typeof call>[1]>(id: Id, body: object, params = {}) =>
    call(world.backofficeUrl, id, { headers, body, params });
  const own = await ask('addPayout', payoutForm(world.delta));
  expect([own.status, own.body.createdBy]).toEqual([200, 'delta-payouts']);
  expect((await ask('addPayout', payoutForm(world.nile))).status).toBe(404);
  const peek = { userTypeId: world.nile.merchantId };
  const peeked = [
    await ask('listPayouts', peek),
    await ask('searchPayouts', { ...peek, query: 'PO' }),
    await ask('summarizePayouts', peek),
  ];
  expect(peeked.map(({ status }) => status)).toEqual([404, 404, 404]);
  const listed = await ask('listPayouts', {});
  expect(new Set(listed.body.data.map(({ userTypeId }) => userTypeId))).toEqual(
    new Set([world.delta.merchantId]),
  );
  expect((await ask('setPayoutStatus', { id: own.body._id, status: 'Approved' })).status).toBe(403);
});

test('an approval books nothing if PAYOUT_REQUIRE_FUNDS is off', async () => {
  const free = await startWorld({
    environment: { PAYOUT_REQUIRE_FUNDS: '0', REQUIRE_DIFFERENT_APPROVER: '0' },
  });
  try {
    const { body } = await free.asOwner('addPayout', { body: payoutForm(free.nile) });
    const answer = await free.asOwner('setPayoutStatus', { body: { id: body._id, status: 'Approved' } });
    expect(answer.body).toMatchObject({ status: 'Approved', selfDecided: true });
    const entries = free.gateway.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('record_id', '=', body._id);
    expect(await entries.execute()).toEqual([]);
  } finally {
    await free.close();
  }
});

test('rejects a payout period whose default start is before the first supported day', async () => {
  const ask = (dateTo: string) => world.asOwner('listPayouts', { body: { dateTo } });
  expect((await ask('1000-01-01')).status).toBe(400);
  expect((await ask('1001-01-01')).status).toBe(200);
});
