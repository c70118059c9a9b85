import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, call, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { loanForm, newLoan, newPayout } from './support/payouts.ts';
import { newMerchant, newTenant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await expectSoundBooks(world.gateway);
  await world.close();
});

const dollars = loanForm({
  currency: 'USD',
  paymentMethod: 'USD-DEPOSIT',
  totalAmount: 10_000,
  exchangeRate: 281.5,
  waleeCommission: 2.5,
  sbpCharges: 0.5,
  serviceSalesTax: 0,
  withHoldingCharges: 1,
});

const add = (userTypeId: string, form: object = loanForm()) =>
  world.asOwner('addLoanTransaction', { body: { ...form, userTypeId } });
const accountOf = async (id: string) => {
  const { body } = await world.asOwner('listLoanTransactions', { params: { id } });
  return body.loanAccount;
};
/** Creates a tenant in Pakistan, whose payouts are paid from the loan account. */
const newPakistaniTenant = (name = unique('Lahore')) =>
  newTenant(world.gateway, name, { country: 'Pakistan', currency: 'PKR' });
const approve = (id: string) => world.asOwner('setPayoutStatus', { body: { id, status: 'Approved' } });

test('a loan deposit in dollars is billed and booked in rupees', async () => {
  const { id, name } = await newMerchant(world.gateway);
  const { body } = await add(id, { ...dollars, merchantName: name, totalBilledAmount: 2_702_400 });
  expect(body).toMatchObject({
    _id: expect.stringMatching(/^ltx_/),
    transactionId: expect.stringMatching(/^LT-\d{14}$/),
    totalAmount: 10_000,
    totalBilledAmount: 2_702_400,
    availableBilledAmount: 2_702_400,
    loanAccount: { currency: 'PKR', availableBalance: 2_702_400, totalTransactions: 1 },
  });
  const legs = await world.gateway.db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.id', 'p.entry_id')
    .select(['p.account', 'p.side', 'p.amount', 'p.currency'])
    .where('e.record_id', '=', `${body._id}.1`)
    .orderBy('p.line')
    .execute();
  expect(legs).toEqual([
    { account: 'bank', side: 'debit', amount: '2815000.000', currency: 'PKR' },
    { account: 'fees', side: 'credit', amount: '70375.000', currency: 'PKR' },
    { account: 'tax', side: 'credit', amount: '42225.000', currency: 'PKR' },
    { account: `loan:${id}`, side: 'credit', amount: '2702400.000', currency: 'PKR' },
  ]);
});

test.each([
  [{ totalBilledAmount: 961 }, 'totalBilledAmount'],
  [{ totalAmount: -1 }, 'totalAmount'],
  [{ totalAmount: 10.005 }, 'totalAmount'],
  [{ waleeCommission: 99, sbpCharges: 1.5 }, 'withHoldingCharges'],
  [{ sbpCharges: 0.00001 }, 'sbpCharges'],
  [{ exchangeRate: 280 }, 'exchangeRate'],
  [{ currency: 'USD' }, 'exchangeRate'],
  [{ currency: 'USD', exchangeRate: -1 }, 'exchangeRate'],
  [{ currency: 'USD', exchangeRate: 1.0000001 }, 'exchangeRate'],
  [{ currency: 'USD', exchangeRate: 999_999_999, totalAmount: 999_999_999 }, 'totalAmount'],
])('rejects a loan deposit with %j', async (changes, field) => {
  const answer = await add(world.nile.merchantId, { ...loanForm(), ...changes });
  expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, field]);
});

test('a deposit in US dollars with a rate of 0 bills nothing', async () => {
  const { id } = await newMerchant(world.gateway);
  const made = await add(id, { ...dollars, exchangeRate: 0 });
  expect(made.status, made.text).toBe(200);
  expect(made.body).toMatchObject({ exchangeRate: 0, totalBilledAmount: 0, availableBilledAmount: 0 });
  expect((await world.asOwner('deleteLoanTransaction', { params: { id: made.body._id } })).status).toBe(204);
});

test('rejects the deletion of a deposit that is partly paid out, and deletes one that is not', async () => {
  const tenant = await newTenant(world.gateway, unique('Partly'), { country: 'Pakistan', currency: 'PKR' });
  const first = await newLoan(world.gateway, tenant.merchantId, { totalAmount: 1000 });
  const second = await newLoan(world.gateway, tenant.merchantId, { totalAmount: 1000 });
  const { id } = await newPayout(world.gateway, tenant, { amount: 100 });
  await world.asOwner('setPayoutStatus', { body: { id, status: 'Approved' } });
  const remove = (loan: string) => world.asOwner('deleteLoanTransaction', { params: { id: loan } });
  const refused = await remove(first);
  expect([refused.status, refused.problem.errors[0]?.code]).toEqual([409, 'overdrawn']);
  expect((await remove(second)).status).toBe(204);
});

const refusal = ({ status, problem }: Answer) => [status, problem.errors[0]?.field, problem.errors[0]?.code];

test("rejects a loan deposit for an unknown merchant or under another merchant's name", async () => {
  const name = { ...loanForm(), merchantName: 'Somebody Else' };
  expect(refusal(await add(world.nile.merchantId, name))).toEqual([
    400,
    'merchantName',
    'merchant.otherName',
  ]);
  expect(refusal(await add('mer_nobody'))).toEqual([404, 'userTypeId', 'merchant.missing']);
});

test.each([
  [1e12, 'maximum', 'Please provide an amount below 1,000,000,000,000'],
  [0.001, 'decimals', 'Please provide an amount with at most 2 decimals'],
])('says why a deposit of %d is rejected', async (totalAmount, rule, message) => {
  const answer = await add(world.nile.merchantId, loanForm({ totalAmount }));
  expect(refusal(answer)).toEqual([400, 'totalAmount', `loanTransaction.totalAmount.${rule}`]);
  expect(answer.problem.message).toBe(message);
});

test('an edit of a loan deposit reverses and rebooks it, and the history has both values', async () => {
  const { id } = await newMerchant(world.gateway);
  const made = (await add(id, dollars)).body;
  const { loanAccount: _, ...form } = made;
  const { totalBilledAmount: __, ...changed } = { ...form, sbpCharges: 0.25 };
  const params = { id: made._id };
  const edited = await world.asOwner('editLoanTransaction', { params, body: changed });
  expect(edited.body.totalBilledAmount).toBe(2_709_437.5);
  expect(edited.body.loanAccount.availableBalance).toBe(2_709_437.5);
  const { body } = await world.asOwner('getLoanTransaction', { params });
  expect(body.history[0]).toMatchObject({
    before: { sbpCharges: 0.5, totalBilledAmount: 2_702_400 },
    after: { sbpCharges: 0.25, totalBilledAmount: 2_709_437.5 },
  });
  expect(body.history).toHaveLength(2);
});

test.each(['transactionId', 'userTypeId', 'availableBilledAmount', '_id'])(
  '%s of a loan deposit is read-only',
  async (field) => {
    const id = await newLoan(world.gateway, world.delta.merchantId);
    const value = field === 'availableBilledAmount' ? 1 : 'another';
    const body = { ...loanForm(), [field]: value };
    const answer = await world.asOwner('editLoanTransaction', { params: { id }, body });
    expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, field]);
  },
);

test('an edit of a loan transaction may repeat outdated figures of its account, but not name another account', async () => {
  const { id: merchantId } = await newMerchant(world.gateway);
  const params = { id: (await add(merchantId)).body._id };
  const { body } = await world.asOwner('getLoanTransaction', { params });
  await newLoan(world.gateway, merchantId, { totalAmount: 0 });
  const { availableBilledAmount: _, ...read } = body;
  expect((await world.asOwner('editLoanTransaction', { params, body: read })).status).toBe(200);
  const loanAccount = { ...read.loanAccount, merchantName: 'Somebody Else' };
  const refused = await world.asOwner('editLoanTransaction', { params, body: { ...read, loanAccount } });
  expect([refused.status, refused.problem.errors[0]?.field]).toEqual([400, 'loanAccount']);
});

test('payouts spend the oldest loan deposit first, and edits or deletions of spent money are rejected', async () => {
  const tenant = await newPakistaniTenant();
  const [first, second] = [
    await newLoan(world.gateway, tenant.merchantId),
    await newLoan(world.gateway, tenant.merchantId),
  ];
  const { id } = await newPayout(world.gateway, tenant, { amount: 1000 });
  expect((await approve(id)).status).toBe(200);
  const { body } = await world.asOwner('listLoanTransactions', {
    params: { id: `lac_${tenant.merchantId.slice(4)}` },
  });
  expect(body.loanAccount).toMatchObject({ availableBalance: 920, totalTransactionsAmount: 1920 });
  const left = Object.fromEntries(body.data.map((one) => [one._id, one.availableBilledAmount]));
  expect([left[first], left[second]]).toEqual([0, 920]);
  const params = { id: second };
  const refused = [
    await world.asOwner('editLoanTransaction', { params, body: loanForm({ totalAmount: 1 }) }),
    // The deletion would deduct 960, but only 920 are left.
    await world.asOwner('deleteLoanTransaction', { params: { id: first } }),
  ];
  expect(refused.map(({ status, problem }) => [status, problem.errors[0]?.code])).toEqual([
    [409, 'overdrawn'],
    [409, 'overdrawn'],
  ]);
  expect(await accountOf(tenant.merchantId)).toMatchObject({ availableBalance: 920, totalTransactions: 2 });
  // An edit succeeds if the balance covers its result, even if the reversal alone exceeds the balance.
  const less = await world.asOwner('editLoanTransaction', { params, body: loanForm({ totalAmount: 500 }) });
  expect([less.status, less.body.loanAccount.availableBalance]).toEqual([200, 440]);
});

test('a loan deposit of zero can be recorded, edited and deleted', async () => {
  const { id: merchantId } = await newMerchant(world.gateway);
  const { status, body } = await add(merchantId, loanForm({ totalAmount: 0 }));
  expect([status, body.totalBilledAmount, body.availableBilledAmount]).toEqual([200, 0, 0]);
  const params = { id: body._id };
  const edited = await world.asOwner('editLoanTransaction', { params, body: loanForm({ totalAmount: 100 }) });
  expect(edited.body.loanAccount.availableBalance).toBe(96);
  const again = await world.asOwner('editLoanTransaction', { params, body: loanForm({ totalAmount: 0 }) });
  expect(again.body.loanAccount).toMatchObject({ availableBalance: 0, totalTransactions: 1 });
  expect((await world.asOwner('deleteLoanTransaction', { params })).status).toBe(204);
  await expectSoundBooks(world.gateway);
});

test('concurrent deletions of a loan deposit deduct the money once', async () => {
  const { id: merchantId } = await newMerchant(world.gateway);
  const id = await newLoan(world.gateway, merchantId);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => world.asOwner('deleteLoanTransaction', { params: { id } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(404)]);
  expect(await accountOf(merchantId)).toMatchObject({ availableBalance: 0, totalTransactions: 0 });
});

test('concurrent loan deposits with one idempotency key make one deposit', async () => {
  const { id } = await newMerchant(world.gateway);
  const headers = { 'idempotency-key': 'loan-key-0001' };
  const request = { body: { ...loanForm(), userTypeId: id }, headers };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => world.asOwner('addLoanTransaction', request)),
  );
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  expect(await accountOf(id)).toMatchObject({ availableBalance: 960, totalTransactions: 1 });
});

test('concurrent edits of a loan deposit keep the books balanced', async () => {
  const { id: merchantId } = await newMerchant(world.gateway);
  const id = await newLoan(world.gateway, merchantId);
  const totals = [100, 200, 300, 400, 500, 600];
  await Promise.all(
    totals.map((totalAmount) =>
      world.asOwner('editLoanTransaction', { params: { id }, body: loanForm({ totalAmount }) }),
    ),
  );
  const { body } = await world.asOwner('getLoanTransaction', { params: { id } });
  expect(body.loanAccount.availableBalance).toBe(body.totalBilledAmount);
  await expectSoundBooks(world.gateway);
});

test('loan accounts are searched and sorted, and a merchant reads only its own and cannot write', async () => {
  const { id, name } = await newMerchant(world.gateway, unique('Quetta'));
  await newLoan(world.gateway, id);
  const query = `?q=${encodeURIComponent(name)}&currency=PKR&sort=-availableBalance`;
  const { body } = await world.asOwner('listLoanAccounts', { query });
  expect(body.data).toEqual([
    {
      _id: `lac_${id.slice(4)}`,
      merchantName: name,
      userTypeId: id,
      currency: 'PKR',
      availableBalance: 960,
      totalTransactions: 1,
      totalTransactionsAmount: 960,
    },
  ]);
  expect((await world.asOwner('listLoanAccounts', { query: '?currency=EGP' })).body.total).toBe(0);
  const headers = token(await signedInUser(world, 'nile-loans', world.nile.merchantId));
  const own = await call(world.backofficeUrl, 'listLoanAccounts', { headers });
  expect(own.body.data.map(({ userTypeId }) => userTypeId)).toEqual([world.nile.merchantId]);
  const other = await call(world.backofficeUrl, 'listLoanTransactions', { headers, params: { id } });
  const loan = { params: { id: await newLoan(world.gateway, world.nile.merchantId) } };
  const shown = await call(world.backofficeUrl, 'getLoanTransaction', { headers, ...loan });
  const whole = await world.asOwner('getLoanTransaction', loan);
  expect([shown.body.history, whole.body.history.length]).toEqual([[], 1]);
  const write = await call(world.backofficeUrl, 'addLoanTransaction', {
    headers,
    body: { ...loanForm(), userTypeId: world.nile.merchantId },
  });
  expect([other.status, write.status]).toEqual([404, 403]);
});

test("every loan response and export for the merchant's users omits a hidden balance", async () => {
  const tenant = await newPakistaniTenant();
  const id = await newLoan(world.gateway, tenant.merchantId);
  await world.gateway.db
    .updateTable('merchants')
    .set({ show_balance: false })
    .where('id', '=', tenant.merchantId)
    .execute();
  const userToken = await signedInUser(world, 'hidden-balance', tenant.merchantId);
  const accountRequest = { headers: token(userToken), params: { id: `lac_${tenant.merchantId.slice(4)}` } };
  const readings = [
    await call(world.backofficeUrl, 'listLoanAccounts', { headers: token(userToken) }),
    await call(world.backofficeUrl, 'listLoanTransactions', accountRequest),
    await call(world.backofficeUrl, 'getLoanTransaction', { headers: token(userToken), params: { id } }),
  ];
  for (const { status, text } of readings) {
    expect(status, text).toBe(200);
    expect(text).toMatch(/"total(TransactionsAmount|BilledAmount)":960/);
    expect(text).not.toMatch(/available/);
  }
  for (const [list, filters] of [
    ['loanAccounts', {}],
    ['loanTransactions', accountRequest.params],
  ] as const) {
    const started = await startExport(world.backofficeUrl, userToken, { list, format: 'csv', filters });
    const { bytes } = await exportedFile(world.backofficeUrl, userToken, started.body._id);
    expect(bytes.toString()).not.toMatch(/Sum: (available|paidOut)/);
  }
  const whole = await world.asOwner('listLoanTransactions', { params: accountRequest.params });
  expect(whole.body.loanAccount.availableBalance).toBe(960);
});
