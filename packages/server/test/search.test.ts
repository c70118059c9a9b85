import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../src/access/permissions.ts';
import { createRole } from '../src/areas/roles/create.ts';
import { payerStatement } from '../src/areas/search/payer-search.ts';
import { searches } from '../src/areas/search/searches.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { asSql, condition } from '../src/lists/condition.ts';
import { attemptsWith } from '../src/records/attempts-with.ts';
import { orderNamed } from '../src/records/order-named.ts';
import { call, token } from './support/api.ts';
import { newBlacklisted, newPackage, newProduct } from './support/catalogue.ts';
import {
  actAtCounter,
  newSession,
  paidPayment,
  takeReference,
  today,
  waitForSessionStatus,
} from './support/payments.ts';
import { newLoan, newPayout } from './support/payouts.ts';
import { newCarrier, newMerchant, signedInUser, startWorld, unique, type World } from './support/world.ts';

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

const hits = async (userToken: string, q: string) => {
  const answer = await call(world.backofficeUrl, 'search', {
    query: `?q=${encodeURIComponent(q)}`,
    headers: token(userToken),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.hits;
};
const find = async (userToken: string, q: string) =>
  (await hits(userToken, q)).map(({ kind, title }) => `${kind} ${title}`);

test('search finds accounts and services by the beginnings of words', async () => {
  expect(await find(world.ownerToken, 'boo')).toContain('merchant Nile Books');
  expect(await find(world.ownerToken, 'GAMES delta')).toContain('merchant Delta Games');
  expect(await find(world.ownerToken, 'fawr')).toContain('carrier Fawry');
  expect(await find(world.ownerToken, 'Service')).toHaveLength(2);
});

test('search finds a transaction by its id, order and reference', async () => {
  for (const q of [order.id, order.order_id, order.reference])
    expect(await find(world.ownerToken, q)).toContain(`transaction ${order.order_id}`);
});

const SPELLINGS: [order: string, searched: string[]][] = [
  ['ORD-5A', ['ORD-5A', 'ord-5a', 'Ord-5A', ' ORD-5A ', 'ＯＲＤ-5A', 'ORD-٥A', 'ORD\u2011\u200e5A']],
  ['ord-6b', ['ord-6b', 'ORD-6B', 'Ord-6b', 'ord-۶b']],
  ['Ord-7c', ['Ord-7c', 'ord-7c', 'ORD-7C', 'oRD-7C']],
];

test('search and reports find an order whatever the case and the letters of its id are', async () => {
  const filter = { dateFrom: today(), dateTo: today(), country: 'Egypt', currency: 'EGP' } as const;
  const { merchantId: userTypeId } = world.nile;
  for (const [orderId, searched] of SPELLINGS) {
    await paidPayment(world, 35, world.nile, { orderId });
    for (const q of searched) {
      const report = await world.asOwner('reportTransactions', { body: { ...filter, q } });
      const [row] = report.body.data;
      expect([q, await find(merchantToken, q), row?.orderId]).toEqual([
        q,
        [`transaction ${orderId}`],
        orderId,
      ]);
      const { serviceName = '', transactionId } = row ?? {};
      const billed = await world.asOwner('reportBillingDetail', {
        body: { ...filter, userTypeId, serviceName, q },
      });
      expect(billed.body.data.map((one) => one.transactionId)).toEqual([transactionId]);
    }
    const other = `${orderId}9`;
    expect(await find(merchantToken, other)).toEqual([]);
  }
});

test('search finds an open payment by its order in other letters', async () => {
  await newSession(world, { orderId: 'OPEN-9D' });
  expect(await find(merchantToken, 'open-9d')).toEqual(['payment OPEN-9D']);
});

test('search by reference finds its own payment, not another with the same order', async () => {
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

test('search finds transactions by reference numbers of the provider and of ours, or their beginning', async () => {
  const { db } = world.gateway;
  const sessionId = await paidPayment(world, 77, world.nile, { orderId: 'REFERRED-1' });
  await db
    .updateTable('payment_attempts')
    .set({
      merchant_ref_number: '8812345678',
      provider_reference: 'TST260-7765',
      provider_charge: 'chg_55aa66',
    })
    .where('session_id', '=', sessionId)
    .execute();
  for (const q of ['8812345678', '٨٨١٢٣٤٥٦٧٨', '881234', 'TST260-7765', 'TST260', 'chg_55aa66']) {
    expect([q, await find(merchantToken, q)]).toEqual([q, ['transaction REFERRED-1']]);
    const report = await world.asOwner('reportTransactions', {
      body: { dateFrom: today(), dateTo: today(), country: 'Egypt', currency: 'EGP', q },
    });
    expect([q, report.body.data.map(({ orderId }) => orderId)]).toEqual([q, ['REFERRED-1']]);
  }
  // Five characters are too few for a prefix.
  for (const q of ['88123', 'TST26', '812345678']) expect([q, await find(merchantToken, q)]).toEqual([q, []]);
});

test('search finds an open payment by order, session and reference, in its own account only', async () => {
  const session = await newSession(world, { orderId: 'STILL-OPEN-1' });
  const { merchantRefNumber, referenceNumber } = await takeReference(world, session);
  const other = await signedInUser(world, 'delta-searcher', world.delta.merchantId);
  const carrier = await signedInUser(world, 'other-carrier', (await newCarrier(world.gateway)).id);
  const known = [session.orderId, session.sessionId, merchantRefNumber, referenceNumber];
  for (const q of [...known, String(referenceNumber).slice(0, 7)]) {
    for (const reader of [world.ownerToken, merchantToken]) {
      const [hit, ...rest] = await hits(reader, q);
      expect([q, hit, rest]).toEqual([
        q,
        expect.objectContaining({
          kind: 'payment',
          _id: session.sessionId,
          title: 'STILL-OPEN-1',
          country: 'Egypt',
        }),
        [],
      ]);
      const page = await call(world.backofficeUrl, 'getPayment', {
        params: { id: hit?._id ?? '' },
        headers: token(reader),
      });
      expect(page.body.status).toBe('pending');
    }
    for (const reader of [other, carrier]) expect([q, await find(reader, q)]).toEqual([q, []]);
  }
  await actAtCounter(world, referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  expect(await find(merchantToken, referenceNumber)).toEqual(['transaction STILL-OPEN-1']);
});

test('search finds payments without transactions after their session’s time, once each', async () => {
  const { db } = world.gateway;
  const pending = await newSession(world, { orderId: 'OVERDUE-1' });
  const { referenceNumber } = await takeReference(world, pending);
  const open = await newSession(world, { orderId: 'OVERDUE-2' });
  await db
    .updateTable('checkout_sessions')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', 'in', [pending.sessionId, open.sessionId])
    .execute();
  for (const q of ['OVERDUE-1', pending.sessionId, referenceNumber])
    expect([q, await find(merchantToken, q)]).toEqual([q, ['payment OVERDUE-1']]);
  // The customer never chose how to pay.
  for (const status of ['open', 'expired'] as const) {
    await db.updateTable('checkout_sessions').set({ status }).where('id', '=', open.sessionId).execute();
    for (const q of ['OVERDUE-2', open.sessionId])
      expect([q, await find(merchantToken, q)]).toEqual([q, ['payment OVERDUE-2']]);
  }
});

test('search and report find a finished payment by the id of its session', async () => {
  const sessionId = await paidPayment(world, 61, world.nile, { orderId: 'BY-SESSION-1' });
  expect(await find(merchantToken, sessionId)).toEqual(['transaction BY-SESSION-1']);
  const days = { dateFrom: today(), dateTo: today(), country: 'Egypt', currency: 'EGP' } as const;
  const report = await world.asOwner('reportTransactions', { body: { ...days, q: sessionId } });
  expect(report.body.data.map(({ orderId }) => orderId)).toEqual(['BY-SESSION-1']);
  const other = await signedInUser(world, 'delta-by-session', world.delta.merchantId);
  expect(await find(other, sessionId)).toEqual([]);
});

test("search finds uploaded files by words of their name, for the platform owner's users only", async () => {
  const { db } = world.gateway;
  const file = { sha256: 'a'.repeat(64), created_by: 'Mona', created_at: new Date() };
  await db
    .insertInto('approval_uploads')
    .values({
      ...{ file_name: 'up_1', user_id: 'usr_1', original_name: 'ramadan_payouts-v2.xlsx', size: 1 },
      ...{ sha256: file.sha256, total: 1, approved: 1, rejected: 0, invalid_rows: 0, created_at: new Date() },
    })
    .execute();
  await db
    .insertInto('approval_files')
    .values({
      ...{ id: 'apf_1', file_name: 'up_1', original_name: 'ramadan_payouts-v2.xlsx' },
      ...{ updated_records: 1, rows: 1, ...file },
    })
    .execute();
  await db
    .insertInto('settlement_files')
    .values({
      ...{ id: 'stf_1', provider: 'Fawry', original_name: 'fawry-ramadan.csv', created_by_id: 'usr_1' },
      ...{ date_from: '2026-01-01', date_to: '2026-01-02', lines: 1, settled_refunds: 0, ...file },
    })
    .execute();
  expect((await find(world.ownerToken, 'ramadan')).sort()).toEqual([
    'approvalFile ramadan_payouts-v2.xlsx',
    'settlementFile fawry-ramadan.csv',
  ]);
  expect(await find(world.ownerToken, 'payouts v2')).toEqual(['approvalFile ramadan_payouts-v2.xlsx']);
  expect(await find(merchantToken, 'ramadan')).toEqual([]);
});

test('the reference search reads only indexes', async () => {
  const { pool, db } = world.gateway;
  const session = await newSession(world, { orderId: 'CROWD-1' });
  await pool.query(
    `insert into payment_attempts (id, user_type_id, session_id, provider, method, status, merchant_ref_number,
       reference_number, provider_reference, provider_charge, created_at)
     select 'att_crowd' || n, $1, $2, 'Fawry', 'FawryRef', 'failed', '77' || n, '66' || n, 'p' || n, 'c' || n, now()
     from generate_series(1, 20000) as n`,
    [world.nile.merchantId, session.sessionId],
  );
  await pool.query('analyze payment_attempts');
  const { rows } = await sql<
    Record<string, string>
  >`explain select id from ${attemptsWith('770012345')}`.execute(db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan');
  for (const index of ['reference', 'merchant_ref', 'provider_reference', 'charge'])
    expect(plan).toMatch(new RegExp(`Index.* payment_attempts_${index}\\b`));
});

test('search results have country and date to distinguish equal names', async () => {
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
  const people = (await hits(world.ownerToken, 'nile-clerk')).filter(({ kind }) => kind === 'user');
  expect(people).toMatchObject([{ kind: 'user', country: 'Egypt', date: expect.any(String) }]);
  // The platform owner's users have no country.
  expect((await hits(world.ownerToken, 'owner')).map(({ country }) => country)).toEqual([undefined]);
});

const payer = '201098765432';
const orders = { nile: 'PAYER-NILE', delta: 'PAYER-DELTA' };

test("search finds payments by the payer's number or its beginning, in any spelling", async () => {
  await paidPayment(world, 11, world.nile, { orderId: orders.nile, msisdn: payer });
  await paidPayment(world, 12, world.delta, { orderId: orders.delta, msisdn: payer });
  await paidPayment(world, 13, world.nile, { orderId: 'PAYER-OTHER', msisdn: '201011112222' });
  const both = [`transaction ${orders.delta}`, `transaction ${orders.nile}`];
  for (const q of [
    payer,
    '+20 109 876 5432',
    '01098765432',
    '0020109876',
    '٠١٠٩٨٧٦٥٤٣٢',
    '1098765432',
    '20109876',
  ])
    expect([q, (await find(world.ownerToken, q)).sort()]).toEqual([q, both]);
  for (const q of ['201098', '98765432', '2010987654321', '+1098765432'])
    expect([q, await find(world.ownerToken, q)]).toEqual([q, []]);
});

test('search finds no payments of other merchants, and none without the report permission', async () => {
  expect(await find(merchantToken, payer)).toEqual([`transaction ${orders.nile}`]);
  const permissions = { ...allPermissions(), Reports: {} };
  expect(await find(await signedInUser(world, 'no-reports', 'Walee', permissions), payer)).toEqual([]);
});

test('the searches of a payer and of an order read only indexes of each month', async () => {
  const { pool } = world.gateway;
  // As many payments in each of five months, because PostgreSQL reads a month with a few payments as a whole.
  await pool.query(
    `insert into transactions (id, user_type_id, created_at, business_day, country, currency, service_id, service_name,
       operator, product_name, msisdn, order_id, provider, method, amount, carrier_share, merchant_share, walee_share,
       carrier_share_value, merchant_share_value, walee_share_value, net_amount, status)
     select 'txn_' || md5(n::text), 'mer_' || n % 50,
       date_trunc('month', now()) - n / 50 % 5 * interval '1 month' + (1 + n % 25) * interval '1 day', '2026-03-10',
       'Egypt', 'EGP', 'srv', 'Service', 'Egypt-Vodafone', 'Book', '2010' || 20000000 + n * 37, 'order-' || n, 'fawry', 'fawry',
       1, 0, 100, 0, 0, 1, 0, 1, 'Success'
     from generate_series(1, 20000) as n`,
  );
  await pool.query('analyze transactions');
  for (const scope of [[], [condition`user_type_id = ${'mer_1'}`]]) {
    const statement = payerStatement('2010200', 'id, created_at as at', scope, 10);
    const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(world.gateway.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using \S*msisdn\S* on transactions_2/);
    // Sequential scans of partitions without payments have cost 0 and are allowed.
    expect(plan).not.toMatch(/Seq Scan on \S+ \S+ +\(cost=0\.00\.\.(?!0\.00)|Bitmap|attempt_id_idx/);
  }
  const order = sql`select id from transactions where ${asSql(orderNamed('Order-77'))} or id = ${'Order-77'}`;
  const { rows } = await sql<Record<string, string>>`explain ${order}`.execute(world.gateway.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Bitmap Index Scan on transactions_\S*order_id/);
  expect(plan).toMatch(/Bitmap Index Scan on transactions_\S*fold_text/);
  expect(plan).not.toMatch(/Seq Scan on \S+ \S+ +\(cost=0\.00\.\.(?!0\.00)/);
});

test('search accepts a settlement number in Arabic and Persian digits', () => {
  const settlement = searches.find(({ kind }) => kind === 'settlement');
  for (const text of ['4158019665', '٤١٥٨٠١٩٦٦٥', '۴۱۵۸۰۱۹۶۶۵'])
    expect(settlement?.matches({ text, words: '' }).values).toContain('4158019665');
});

test('search finds roles with their account, for users who may see roles', async () => {
  const role = { name: 'Vault keeper', description: 'Keeps', permissions: allPermissions() };
  for (const userTypeId of [world.nile.merchantId, world.delta.merchantId, 'Walee'])
    await inTransaction(world.gateway.db, (trx) =>
      createRole(trx, { id: 'setup', name: 'Test' }, { ...role, userTypeId }, new Date()),
    );
  const vaultRoles = async (userToken: string) =>
    (await hits(userToken, 'vault')).map(({ kind, title, subtitle, country }) => [
      kind,
      title,
      subtitle,
      country,
    ]);
  const ofNile = ['role', 'Vault keeper', 'Nile Books', 'Egypt'];
  expect(await vaultRoles(merchantToken)).toEqual([ofNile]);
  const all = [
    ofNile,
    ['role', 'Vault keeper', 'Delta Games', 'Egypt'],
    ['role', 'Vault keeper', 'Walee', undefined],
  ];
  expect(await vaultRoles(world.ownerToken)).toEqual(expect.arrayContaining(all));
  const permissions = { ...allPermissions(), Roles: {} };
  expect(await vaultRoles(await signedInUser(world, 'no-roles', 'Walee', permissions))).toEqual([]);
});

test('search finds payouts, loan transactions, products, packages, blacklist entries and subscriptions', async () => {
  const { gateway, nile } = world;
  const { db } = gateway;
  const account = { payoutType: 'BANK', bankName: 'NBE', bankNo: 'EG380019000500' } as const;
  const payout = await newPayout(gateway, nile, {
    ...{ fullName: 'Zeinab Farouk', msisdn: '201155667788', ...account },
  });
  const loan = await newLoan(gateway, nile.merchantId, { reference: 'HBL wire 55102' });
  const { transaction_id } = await db
    .selectFrom('loan_transactions')
    .select('transaction_id')
    .where('id', '=', loan)
    .executeTakeFirstOrThrow();
  const product = await newProduct(gateway, nile, { name: 'Quartz watch', sku: 'QW-1' });
  const sold = await newPackage(gateway, nile, { name: 'Quarterly pass' });
  const barred = await newBlacklisted(gateway);
  await db
    .insertInto('subscriptions')
    .values({
      ...{
        id: 'sub_search',
        user_type_id: nile.merchantId,
        carrier_id: null,
        country: 'Egypt',
        operator: 'EG',
      },
      ...{ merchant_name: nile.name, service_name: 'Horoscope', msisdn: '201244556677', currency: 'EGP' },
      ...{ subscription_type: 'daily', subscription_amount: '2', subscriber_status: 'Active' },
      created_at: new Date(),
    })
    .execute();
  for (const [q, hit] of [
    [payout.reference, `payout ${payout.reference}`],
    [payout.reference.slice(3), `payout ${payout.reference}`],
    ['eg380019000500', `payout ${payout.reference}`],
    ['zein', `payout ${payout.reference}`],
    ['01155667788', `payout ${payout.reference}`],
    [payout.merchant_order_id, `payout ${payout.reference}`],
    [transaction_id, `loanTransaction ${transaction_id}`],
    [transaction_id.slice(3), `loanTransaction ${transaction_id}`],
    ['55102', `loanTransaction ${transaction_id}`],
    ['quartz', `product ${product.name}`],
    ['QW-1', `product ${product.name}`],
    ['qw-1', `product ${product.name}`],
    ['quarterly', `package ${sold.name}`],
    ['horoscope', 'subscription 201244556677'],
    ['+201244556677', 'subscription 201244556677'],
  ] as const) {
    expect([q, await find(world.ownerToken, q)]).toEqual([q, expect.arrayContaining([hit])]);
    expect([q, await find(merchantToken, q)]).toEqual([q, expect.arrayContaining([hit])]);
    const other = await signedInUser(world, unique('delta').replace(' ', '-'), world.delta.merchantId);
    expect([q, await find(other, q)]).toEqual([q, []]);
  }
  const [deposited] = await hits(merchantToken, transaction_id);
  expect(deposited).toMatchObject({ kind: 'loanTransaction', userTypeId: nile.merchantId });
  expect(await find(world.ownerToken, barred.msisdn)).toContain(`blacklistEntry ${barred.msisdn}`);
  expect(await find(merchantToken, barred.msisdn)).toEqual([]);
});

test('search finds no record of another account', async () => {
  for (const q of ['delta', order.id, order.order_id, order.reference, world.delta.service.id, 'fawry'])
    expect([q, await find(merchantToken, q)]).toEqual([q, []]);
  expect(await find(merchantToken, 'nile')).toContain('merchant Nile Books');
});

test('search needs the permission of each kind of record', async () => {
  const permissions = allPermissions();
  permissions.Reports = {};
  permissions.Services = {};
  const reader = await signedInUser(world, 'reader', 'Walee', permissions);
  expect(await find(reader, order.order_id)).toEqual([]);
  expect((await find(reader, 'Service')).filter((hit) => hit.startsWith('service'))).toEqual([]);
});

test.each(["'", '%', '_', '\\', ':*', "a' | b", '&', '!', '((', "x' or '1'='1", '٪', 'مدفوعات'])(
  'search treats %j as plain text',
  async (q) => {
    expect(await find(world.ownerToken, q)).toEqual([]);
  },
);

test('search rejects a text of spaces', async () => {
  const answer = await call(world.backofficeUrl, 'search', {
    query: '?q=%20%20',
    headers: token(world.ownerToken),
  });
  expect([answer.status, answer.problem.errors?.[0]]).toMatchObject([400, { field: 'q' }]);
});
