import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagCodesOf } from '../src/areas/payouts/flag-codes.ts';
import { flagsOf } from '../src/areas/payouts/flags.ts';
import { findPayouts } from '../src/areas/payouts/store.ts';
import { up } from '../src/db/migrations/0053-bank-accounts.ts';
import { call, token } from './support/api.ts';
import { newBlacklisted, newMsisdn } from './support/catalogue.ts';
import { deposit, newPayout, payoutForm } from './support/payouts.ts';
import { newTenant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const nationalId = () => `290010112${newMsisdn().slice(-5)}`;
const bankNo = () => `EG38${newMsisdn()}`;
const payer = () => newTenant(world.gateway, unique('Guarded'));
const add = (tenant: Awaited<ReturnType<typeof payer>>, changes: Parameters<typeof payoutForm>[1] = {}) =>
  world.asOwner('addPayout', { body: payoutForm(tenant, { nationalId: nationalId(), ...changes }) });

test('flags a payout of the same amount to the same number, person or bank account, on both', async () => {
  const tenant = await payer();
  const bank = { payoutType: 'BANK' as const, bankName: 'Banque Misr', bankNo: bankNo() };
  const same = { msisdn: newMsisdn(), nationalId: nationalId(), ...bank };
  const first = (await add(tenant, same)).body;
  expect(first).not.toHaveProperty('flags');
  const flags = (reference: string) =>
    ['same-msisdn', 'same-national-id', 'same-bank-account'].map((code) => ({ code, payouts: [reference] }));
  const second = (await add(tenant, same)).body;
  expect(second.flags).toEqual(flags(first.referanceNumber));
  const listed = await world.asOwner('listPayouts', { body: { userTypeId: tenant.merchantId } });
  expect(listed.body.data.map((row) => row.flags)).toEqual([
    flags(first.referanceNumber),
    flags(second.referanceNumber),
  ]);
});

test('recognizes a bank account in any spelling, and finds its payouts by it', async () => {
  const tenant = await payer();
  const bank = { payoutType: 'BANK' as const, bankName: 'Banque Misr' };
  const digits = newMsisdn();
  const plain = `EG38${digits}`;
  const grouped = `eg38 ${digits.slice(0, 4)}-${digits.slice(4)}`;
  const first = (await add(tenant, { ...bank, bankNo: plain, msisdn: newMsisdn() })).body;
  const form = { ...bank, bankNo: grouped, msisdn: newMsisdn() };
  const flags = [{ code: 'same-bank-account', payouts: [first.referanceNumber] }];
  const { serviceId } = tenant.service;
  const checked = await world.asOwner('checkPayout', {
    body: { serviceId, amount: 150, nationalId: nationalId(), bankNo: grouped, msisdn: newMsisdn() },
  });
  expect(checked.body.flags).toEqual(flags);
  expect((await add(tenant, form)).body).toMatchObject({ bankNo: plain, flags });
  const arabic = plain.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  for (const query of [plain, grouped, plain.slice(0, 8), arabic]) {
    const body = { query, userTypeId: tenant.merchantId };
    expect((await world.asOwner('searchPayouts', { body })).body.total).toBe(2);
  }
});

test('migration 0053 stores the bank accounts of earlier payouts as new ones are stored', async () => {
  const { db } = world.gateway;
  const tenant = await payer();
  const bank = { payoutType: 'BANK' as const, bankName: 'Banque Misr', bankNo: bankNo() };
  const earlier = (await add(tenant, { ...bank, msisdn: newMsisdn() })).body;
  const { _id: id, referanceNumber } = earlier;
  const grouped = bank.bankNo
    .toLowerCase()
    .replace(/^(.{4})/, '$1 ')
    .replace(/(.{4})$/, '-$1');
  await db.updateTable('payouts').set({ bank_no: grouped }).where('id', '=', id).execute();
  await up(db as unknown as Kysely<unknown>);
  const read = await world.asOwner('getPayout', { params: { id } });
  expect(read.body.bankNo).toBe(bank.bankNo);
  const flags = [{ code: 'same-bank-account', payouts: [referanceNumber] }];
  expect((await add(tenant, { ...bank, msisdn: newMsisdn() })).body.flags).toEqual(flags);
});

test('a bank account needs four letters or digits', async () => {
  const form = { payoutType: 'BANK' as const, bankName: 'Banque Misr', bankNo: '1 - -' };
  const { status, problem } = await add(await payer(), form);
  expect([status, problem.errors[0]?.field]).toEqual([400, 'bankNo']);
});

test('flags no other amount, no other merchant, no payout of more than a day ago and no rejected one', async () => {
  const [tenant, other] = [await payer(), await payer()];
  const same = { msisdn: newMsisdn(), nationalId: nationalId() };
  const rejected = (await add(tenant, same)).body;
  await world.asOwner('setPayoutStatus', { body: { id: rejected._id, status: 'Rejected' } });
  const addBefore = (hours: number) => {
    const past = new Date(world.gateway.now().getTime() - hours * 3_600_000);
    return newPayout({ ...world.gateway, now: () => past }, tenant, same);
  };
  await addBefore(25);
  await add(other, same);
  await add(tenant, { ...same, amount: 151 });
  const last = (await add(tenant, same)).body;
  expect(last).not.toHaveProperty('flags');
  await world.asOwner('setPayoutStatus', { body: { id: last._id, status: 'Rejected' } });
  await addBefore(23);
  expect((await add(tenant, same)).body.flags).toHaveLength(2);
});

/** Copies a payout; each copy goes to a number, person and account of its own. */
const copies = (id: string, count: number) =>
  sql`
    insert into payouts select (jsonb_populate_record(p, jsonb_build_object('id', 'po_' || seed, 'reference', 'PO-' || seed,
      'merchant_order_id', seed, 'msisdn', '2010' || n, 'national_id_key', seed, 'bank_no', seed, 'status', 'Pending'))).*
    from payouts p, generate_series(1, ${count}) as n, lateral (select p.id || '-' || n as seed) as seeds
    where p.id = ${id}`.execute(world.gateway.db);

test('the flags of a file are those of the list, and only similar payouts are read for them', async () => {
  const tenant = await payer();
  const bank = { payoutType: 'BANK' as const, bankName: 'Banque Misr', bankNo: bankNo() };
  const same = { msisdn: newMsisdn(), nationalId: nationalId() };
  const first = (await add(tenant, { ...same, ...bank })).body;
  const second = (await add(tenant, { ...same, msisdn: newMsisdn() })).body;
  const third = (await add(tenant, bank)).body;
  const rejected = (await add(tenant, { msisdn: same.msisdn })).body;
  await world.asOwner('setPayoutStatus', { body: { id: rejected._id, status: 'Rejected' } });
  const alone = (await add(tenant, { msisdn: same.msisdn, amount: 151 })).body;
  await copies(alone._id, 5_000);
  await sql`analyze payouts`.execute(world.gateway.db);
  const ids = [first, second, third, rejected, alone].map(({ _id }) => _id);
  const [codes, read] = await world.gateway.db.transaction().execute(async (trx) => {
    const found = await flagCodesOf(trx, ids);
    const { rows } = await sql<{ rows: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'payouts'`.execute(
      trx,
    );
    return [found, rows[0]?.rows] as const;
  });
  expect(ids.map((id) => codes.get(id))).toEqual([
    ['same-national-id', 'same-bank-account'],
    ['same-national-id'],
    ['same-bank-account'],
    ['same-msisdn'],
    undefined,
  ]);
  expect(read).toBeLessThan(30);
  const { db } = world.gateway;
  const shown = await flagsOf(db, await findPayouts(db, ids));
  expect(ids.map((id) => shown.get(id)?.map(({ code }) => code))).toEqual(ids.map((id) => codes.get(id)));
});

test('a check before the request returns the flags that the payout would get, and changes nothing', async () => {
  const tenant = await payer();
  const same = { msisdn: newMsisdn(), nationalId: nationalId() };
  const { serviceId } = tenant.service;
  const check = () => world.asOwner('checkPayout', { body: { serviceId, amount: 150, ...same } });
  expect((await check()).body).toEqual({ flags: [] });
  const { referanceNumber } = (await add(tenant, same)).body;
  expect((await check()).body.flags).toEqual([
    { code: 'same-msisdn', payouts: [referanceNumber] },
    { code: 'same-national-id', payouts: [referanceNumber] },
  ]);
  const { msisdn } = await newBlacklisted(world.gateway);
  const answer = await world.asOwner('checkPayout', { body: { serviceId, amount: 150, ...same, msisdn } });
  expect(answer.body.flags[0]).toEqual({ code: 'blacklisted' });
  const headers = token(await signedInUser(world, unique('delta'), world.delta.merchantId));
  const foreign = await call(world.backofficeUrl, 'checkPayout', {
    headers,
    body: { serviceId, amount: 150, ...same },
  });
  expect(foreign.status).toBe(404);
});

test('the context has the funds, the sum of pending payouts, and other payouts to the person', async () => {
  const [tenant, other] = [await payer(), await payer()];
  await deposit(world.gateway, tenant.merchantId, 1000);
  const same = { nationalId: nationalId() };
  const { body } = await add(tenant, same);
  const second = (await add(tenant, { ...same, amount: 200 })).body;
  const elsewhere = (await add(other, same)).body;
  const context = await world.asOwner('getPayoutContext', { params: { id: body._id } });
  expect(context.body.funds).toEqual({
    ...{ currency: 'EGP', loan: 0, balance: 1000 },
    ...{ pending: 350, pendingCount: 2 },
  });
  expect(context.body.others.map(({ _id }) => _id)).toEqual([elsewhere._id, second._id]);
  const headers = token(await signedInUser(world, unique('payer'), tenant.merchantId));
  const own = await call(world.backofficeUrl, 'getPayoutContext', { headers, params: { id: body._id } });
  expect(own.body.others.map(({ _id }) => _id)).toEqual([second._id]);
  const foreign = await call(world.backofficeUrl, 'getPayoutContext', {
    headers,
    params: { id: elsewhere._id },
  });
  expect(foreign.status).toBe(404);
});

test("a new payout's funds are its merchant's, for users who may see the balance", async () => {
  const [tenant, other] = [await payer(), await payer()];
  await deposit(world.gateway, tenant.merchantId, 1000);
  await add(tenant, { amount: 150 });
  const own = { headers: token(await signedInUser(world, unique('funds'), tenant.merchantId)) };
  const ask = (id: string) => call(world.backofficeUrl, 'getPayoutFunds', { ...own, params: { id } });
  const funds = { currency: 'EGP', loan: 0, balance: 1000, pending: 150, pendingCount: 1 };
  expect((await ask(tenant.service.id)).body).toEqual({ funds });
  expect((await world.asOwner('getPayoutFunds', { params: { id: tenant.service.serviceId } })).body).toEqual({
    funds,
  });
  expect((await ask(other.service.id)).status).toBe(404);
  await world.gateway.db
    .updateTable('merchants')
    .set({ show_balance: false })
    .where('id', '=', tenant.merchantId)
    .execute();
  expect((await ask(tenant.service.id)).body).toEqual({});
});

test('a decision keeps its reason, in the payout and in its history', async () => {
  const { body } = await add(await payer());
  expect(body.isOwn).toBe(true);
  const reason = 'The account number is of another person';
  const decided = await world.asOwner('setPayoutStatus', {
    body: { id: body._id, status: 'Rejected', reason },
  });
  expect(decided.body).toMatchObject({ status: 'Rejected', decisionReason: reason, selfDecided: true });
  const history = await world.asOwner('getHistory', { params: { kind: 'payout', id: body._id } });
  expect(history.body.data[0]?.after).toMatchObject({ reason });
});
