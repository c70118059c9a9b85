import { addDays, businessDay } from '@daftar/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../src/db/transaction.ts';
import { call, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { loanForm, newLoan, newPayout } from './support/payouts.ts';
import { newTenant, signedInUser, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ environment: { REQUIRE_DIFFERENT_APPROVER: 'false' } });
});
afterAll(async () => {
  await expectSoundBooks(world.gateway);
  await world.close();
});

const DAY_MS = 86_400_000;
/** Pakistan's days, which can differ from those of the test's machine around midnight. */
const dayIn = (days: number) => addDays(businessDay(new Date(), 'Asia/Karachi'), days);
const daysAgo = (days: number) => ({
  ...world.gateway,
  now: () => new Date(Date.now() - days * DAY_MS),
});
const newPakistaniTenant = () =>
  newTenant(world.gateway, unique('Lahore'), { country: 'Pakistan', currency: 'PKR' });
const statement = async ({ merchantId }: Tenant, dateFrom: string, dateTo: string, more = '') => {
  const query = `?dateFrom=${dateFrom}&dateTo=${dateTo}${more}`;
  const answer = await world.asOwner('getLoanStatement', { params: { id: merchantId }, query });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
async function payOut(tenant: Tenant, amount: number) {
  const payout = await newPayout(world.gateway, tenant, { amount });
  const { status } = await world.asOwner('setPayoutStatus', { body: { id: payout.id, status: 'Approved' } });
  expect(status).toBe(200);
  return payout;
}

/** Returns the sum of the account's postings up to an instant, computed without the statement's code. */
async function bookedUpTo({ merchantId }: Tenant, until: Date): Promise<number> {
  const { rows } = await world.gateway.pool.query<{ sum: string }>(
    `select coalesce(sum(case side when 'credit' then amount else -amount end), 0) as sum
      from ledger_postings where account = $1 and currency = 'PKR' and booked_at < $2`,
    [`loan:${merchantId}`, until],
  );
  return Number(rows[0]?.sum);
}

test('a statement has deposits, payouts, corrections and reversals between balances that equal the ledger', async () => {
  const tenant = await newPakistaniTenant();
  await newLoan(daysAgo(9), tenant.merchantId, { totalAmount: 500 });
  const usd = { currency: 'USD', paymentMethod: 'USD-DEPOSIT', totalAmount: 100, exchangeRate: 280 } as const;
  const dollars = await newLoan(daysAgo(2), tenant.merchantId, { ...usd, reference: 'Swift 7' });
  const payout = await payOut(tenant, 1000);
  const gone = await newLoan(world.gateway, tenant.merchantId, { totalAmount: 200 });
  const changed = loanForm({ ...usd, exchangeRate: 281 });
  await world.asOwner('editLoanTransaction', { params: { id: dollars }, body: changed });
  await world.asOwner('deleteLoanTransaction', { params: { id: gone } });

  const body = await statement(tenant, dayIn(-5), dayIn(0));
  expect(body).toMatchObject({ userTypeId: tenant.merchantId, timeZone: 'Asia/Karachi', total: 6 });
  expect(body.data.map(({ kind, credit, debit, balance }) => [kind, credit, debit, balance])).toEqual([
    ['Deposit', 26_880, undefined, 27_360],
    ['Payout', undefined, 1000, 26_360],
    ['Deposit', 192, undefined, 26_552],
    // The balance covered the reversed deposit of 26,880 only together with the correction.
    ['Correction', 26_976, undefined, 53_528],
    ['Reversal', undefined, 26_880, 26_648],
    ['Reversal', undefined, 192, 26_456],
  ]);
  const [before, paid, removed, corrected, , deleted] = body.data;
  expect(before).toMatchObject({
    totalAmount: 100,
    totalCurrency: 'USD',
    exchangeRate: 280,
    note: 'Swift 7',
  });
  expect(corrected).toMatchObject({ totalAmount: 100, totalCurrency: 'USD', exchangeRate: 281 });
  expect(paid?.reference).toBe(payout.reference);
  // The statement still shows the number of a deleted deposit.
  expect([removed?.reference, deleted?.reference]).toEqual([
    expect.stringMatching(/^LT-\d+$/),
    removed?.reference,
  ]);

  expect(body.balances).toEqual([
    { currency: 'PKR', openingBalance: 480, credited: 54_048, debited: 28_072, closingBalance: 26_456 },
  ]);
  const [balance] = body.balances;
  expect(balance?.openingBalance).toBe(await bookedUpTo(tenant, new Date(Date.now() - 5.5 * DAY_MS)));
  expect(balance?.closingBalance).toBe(await bookedUpTo(tenant, new Date(Date.now() + DAY_MS)));
  const account = await world.asOwner('listLoanTransactions', { params: { id: tenant.merchantId } });
  expect(account.body.loanAccount.availableBalance).toBe(balance?.closingBalance);
});

test('lines keep what they said when they were booked, and an edit reverses before it corrects', async () => {
  const tenant = await newPakistaniTenant();
  await newLoan(daysAgo(3), tenant.merchantId, { totalAmount: 900_000 });
  const usd = { currency: 'USD', paymentMethod: 'USD-DEPOSIT', totalAmount: 100, exchangeRate: 280 } as const;
  const edited = await newLoan(daysAgo(1), tenant.merchantId, { ...usd, reference: 'Swift 1' });
  const gone = await newLoan(daysAgo(1), tenant.merchantId, {
    ...usd,
    exchangeRate: 279,
    reference: 'Swift 2',
  });
  const changed = loanForm({ paymentMethod: 'CASH', totalAmount: 30_000, reference: 'Slip 3' });
  const edit = await world.asOwner('editLoanTransaction', { params: { id: edited }, body: changed });
  expect(edit.status, edit.text).toBe(200);
  await world.asOwner('deleteLoanTransaction', { params: { id: gone } });
  const { data } = await statement(tenant, dayIn(-2), dayIn(0));
  const said = data.map(({ kind, note, paymentMethod, totalAmount, totalCurrency, exchangeRate }) => [
    ...[kind, note, paymentMethod, totalAmount, totalCurrency, exchangeRate],
  ]);
  const [first, second] = [
    ['Swift 1', 'USD-DEPOSIT', 100, 'USD', 280],
    ['Swift 2', 'USD-DEPOSIT', 100, 'USD', 279],
  ];
  expect(said.slice(0, 2).sort()).toEqual([
    ['Deposit', ...first],
    ['Deposit', ...second],
  ]);
  expect(said.slice(2)).toEqual([
    ['Reversal', ...first],
    ['Correction', 'Slip 3', 'CASH', 30_000, 'PKR', undefined],
    ['Reversal', ...second],
  ]);
  expect(data.every(({ balance }) => balance > 0)).toBe(true);
});

test('an edit that changes no fact books nothing, so the statement has no new lines', async () => {
  const tenant = await newPakistaniTenant();
  const id = await newLoan(world.gateway, tenant.merchantId, { reference: 'Slip 7' });
  const { body } = await world.asOwner('getLoanTransaction', { params: { id } });
  const same = await world.asOwner('editLoanTransaction', { params: { id }, body });
  expect([same.status, same.body.totalBilledAmount]).toEqual([200, body.totalBilledAmount]);
  const { data } = await statement(tenant, dayIn(-1), dayIn(0));
  expect(data.map(({ kind }) => kind)).toEqual(['Deposit']);
});

test('a line of an older entry, whose memo has only the reference, has the facts of its transaction', async () => {
  const tenant = await newPakistaniTenant();
  const id = await newLoan(world.gateway, tenant.merchantId, { reference: 'Wire 9' });
  // The ledger refuses changes, so the older entry is made without its triggers.
  await inTransaction(world.gateway.db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update ledger_entries set memo = '{"reference": "LT-1"}' where record_id = ${`${id}.1`}`.execute(
      trx,
    );
  });
  const { data } = await statement(tenant, dayIn(0), dayIn(0));
  expect(data).toMatchObject([{ note: 'Wire 9', totalAmount: 1000 }]);
});

test("a statement's closing balance is the opening balance of the next statement", async () => {
  const tenant = await newPakistaniTenant();
  for (const days of [6, 4, 2]) await newLoan(daysAgo(days), tenant.merchantId);
  const [first, second] = [
    await statement(tenant, dayIn(-8), dayIn(-4)),
    await statement(tenant, dayIn(-3), dayIn(0)),
  ];
  expect([first.balances[0]?.closingBalance, first.total]).toEqual([1920, 2]);
  expect([second.balances[0]?.openingBalance, second.balances[0]?.closingBalance]).toEqual([1920, 2880]);
  const paged = await statement(tenant, dayIn(-8), dayIn(0), '&limit=1&page=3');
  expect([paged.total, paged.data.map(({ balance }) => balance)]).toEqual([3, [2880]]);
});

test('the statement of an account without bookings has balances of zero', async () => {
  const tenant = await newPakistaniTenant();
  expect(await statement(tenant, dayIn(-1), dayIn(0))).toMatchObject({
    data: [],
    balances: [{ currency: 'PKR', openingBalance: 0, credited: 0, debited: 0, closingBalance: 0 }],
  });
});

test('the export of a statement has its opening and closing balance', async () => {
  const tenant = await newPakistaniTenant();
  await newLoan(daysAgo(9), tenant.merchantId);
  await newLoan(world.gateway, tenant.merchantId);
  const filters = { id: tenant.merchantId, dateFrom: dayIn(-3), dateTo: dayIn(0) };
  const started = await startExport(world.backofficeUrl, world.ownerToken, {
    list: 'loanStatement',
    format: 'csv',
    filters,
  });
  const { bytes } = await exportedFile(world.backofficeUrl, world.ownerToken, started.body._id);
  expect(bytes.toString().split('\r\n')).toEqual(
    expect.arrayContaining([
      'Rows,1',
      '"Opening balance, PKR",960',
      '"Closing balance, PKR",1920',
      '"Sum: credit, PKR",960',
    ]),
  );
});

test('a merchant reads its own statement, unless the platform owner hides its balance', async () => {
  const tenant = await newPakistaniTenant();
  const headers = token(await signedInUser(world, unique('statement').toLowerCase(), tenant.merchantId));
  const query = `?dateFrom=${dayIn(-1)}&dateTo=${dayIn(0)}`;
  const ask = (id: string) =>
    call(world.backofficeUrl, 'getLoanStatement', { headers, query, params: { id } });
  expect((await ask(tenant.merchantId)).status).toBe(200);
  expect((await ask(world.nile.merchantId)).status).toBe(404);
  await world.gateway.db
    .updateTable('merchants')
    .set({ show_balance: false })
    .where('id', '=', tenant.merchantId)
    .execute();
  const hidden = await ask(tenant.merchantId);
  expect([hidden.status, hidden.problem.errors[0]?.code]).toEqual([403, 'loanAccount.balanceHidden']);
});

test('a statement whose days are in the wrong order is rejected', async () => {
  const { merchantId } = await newPakistaniTenant();
  const query = `?dateFrom=${dayIn(0)}&dateTo=${dayIn(-1)}`;
  const answer = await world.asOwner('getLoanStatement', { params: { id: merchantId }, query });
  expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, 'dateTo']);
});
