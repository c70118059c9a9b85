import { addDays } from '@daftar/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { asUserOf } from './support/figures.ts';
import { today } from './support/payments.ts';
import { deposit, newLoan, newPayout } from './support/payouts.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
let shop: Tenant;
let merchant: Awaited<ReturnType<typeof asUserOf>>;

beforeAll(async () => {
  world = await startWorld({ environment: { REQUIRE_DIFFERENT_APPROVER: 'false' } });
});
beforeEach(async () => {
  shop = await newTenant(world.gateway, unique('Shop'));
  merchant = await asUserOf(world, shop.merchantId);
});
afterAll(() => world.close());

const days = () => ({ dateFrom: addDays(today(), -6), dateTo: today() });
const disbursement = async (ask: typeof merchant | World['asOwner'] = merchant, changes: object = {}) =>
  (await ask('summarizeDisbursement', { body: { ...days(), ...changes } })).body.data;

async function newDecidedPayout(
  status: 'Approved' | 'Rejected',
  changes: Parameters<typeof newPayout>[2] = {},
) {
  const { id } = await newPayout(world.gateway, shop, changes);
  const answer = await world.asOwner('setPayoutStatus', { body: { id, status } });
  if (answer.status !== 200) throw new Error(answer.text);
}

test('the disbursement summary has deposits, approved payouts by type and bank, and the balance', async () => {
  await deposit(world.gateway, shop.merchantId, 1000);
  await newDecidedPayout('Approved', { amount: 150 });
  await newDecidedPayout('Approved', {
    amount: 100,
    payoutType: 'BANK',
    bankName: 'NBE',
    bankNo: '123456789',
  });
  await newDecidedPayout('Rejected', { amount: 70 });
  await newPayout(world.gateway, shop, { amount: 30 });
  const [figures, ...others] = await disbursement();
  expect(others).toEqual([]);
  expect(figures).toEqual({
    currency: 'EGP',
    totalsTransactions: {
      totalDepositedAmount: 1000,
      totalBilledAmount: 1000,
      loanAccounts: { availableBalance: 0, totalTransactions: 0, totalTransactionsAmount: 0 },
      availableForPayouts: 750,
    },
    paymentBreakdown: [
      { payoutType: 'BANK', amount: 100, createdDate: expect.any(String) },
      { payoutType: 'WALLET', amount: 150, createdDate: expect.any(String) },
    ],
    banks: [{ bankName: 'NBE', bankCount: 1 }],
    successful: 2,
    pending: 1,
    rejected: 1,
    createdDate: expect.any(String),
  });
  await expectSoundBooks(world.gateway);
});

test('the disbursement summary counts loan transactions as deposits, billed net of charges', async () => {
  await newLoan(world.gateway, shop.merchantId, { totalAmount: 1000 });
  await deposit(world.gateway, shop.merchantId, 50);
  const figures = await disbursement();
  expect(figures.map(({ currency, totalsTransactions }) => [currency, totalsTransactions])).toEqual([
    ['EGP', expect.objectContaining({ totalDepositedAmount: 50, totalBilledAmount: 50 })],
    ['PKR', expect.objectContaining({ totalDepositedAmount: 1000, totalBilledAmount: 960 })],
  ]);
  expect((await disbursement(merchant, { currency: 'PKR' })).map(({ currency }) => currency)).toEqual([
    'PKR',
  ]);
  expect((await disbursement(merchant, { dateFrom: '2026-01-01', dateTo: '2026-01-02' }))[1]).toMatchObject({
    currency: 'PKR',
    totalsTransactions: { totalDepositedAmount: 0, loanAccounts: { availableBalance: 960 } },
  });
});

test('the disbursement summary and the loan account have the same balance and count the same deposits', async () => {
  await newLoan(world.gateway, shop.merchantId, { totalAmount: 1000 });
  await newLoan(world.gateway, shop.merchantId, { totalAmount: 500 });
  // Payouts and deposits into the account balance are not loan transactions.
  await deposit(world.gateway, shop.merchantId, 50, 'PKR');
  await newLoan(world.gateway, shop.merchantId, { currency: 'USD', totalAmount: 10, exchangeRate: 0 });
  const [figures] = await disbursement(merchant, { currency: 'PKR' });
  const { body } = await merchant('listLoanAccounts', {});
  const counted = ({
    availableBalance,
    totalTransactions,
    totalTransactionsAmount,
  }: Record<string, unknown>) => ({ availableBalance, totalTransactions, totalTransactionsAmount });
  expect(counted({ ...figures?.totalsTransactions.loanAccounts })).toEqual({
    availableBalance: 1440,
    totalTransactions: 3,
    totalTransactionsAmount: 1440,
  });
  expect(figures?.totalsTransactions.availableForPayouts).toBe(1490);
  expect(body.data.map(counted)).toEqual([counted({ ...figures?.totalsTransactions.loanAccounts })]);
});

test('the disbursement summary shows a hidden balance only to the platform owner', async () => {
  await deposit(world.gateway, shop.merchantId, 1000);
  await newLoan(world.gateway, shop.merchantId, { totalAmount: 500 });
  await newDecidedPayout('Approved', { amount: 150 });
  await world.gateway.db
    .updateTable('merchants')
    .set({ show_balance: false })
    .where('id', '=', shop.merchantId)
    .execute();
  // The response contains neither the balance nor the deposits from which it could be computed.
  expect((await disbursement()).map(({ totalsTransactions }) => totalsTransactions)).toEqual([
    {
      ...{ totalDepositedAmount: 0, totalBilledAmount: 0 },
      loanAccounts: { totalTransactions: 0, totalTransactionsAmount: 0 },
    },
    {
      ...{ totalDepositedAmount: 500, totalBilledAmount: 480 },
      loanAccounts: { totalTransactions: 1, totalTransactionsAmount: 480 },
    },
  ]);
  const [all] = await disbursement(world.asOwner, { merchant: shop.merchantId });
  expect(all?.totalsTransactions).toMatchObject({
    totalDepositedAmount: 1000,
    availableForPayouts: 850,
  });
});

test("a merchant cannot summarize another's disbursement, and a carrier has none", async () => {
  await deposit(world.gateway, shop.merchantId, 1000);
  const other = await asUserOf(world, world.delta.merchantId);
  expect(await disbursement(other)).toEqual([]);
  for (const id of [shop.merchantId, 'mer_nobody'])
    expectProblem(await other('summarizeDisbursement', { body: { ...days(), merchant: id } }), 404);
  expect(await disbursement(await asUserOf(world, world.carrierId))).toEqual([]);
  const backwards = { dateFrom: today(), dateTo: addDays(today(), -1) };
  expectProblem(await other('summarizeDisbursement', { body: backwards }), 400);
});

test('the disbursement summary rejects an unknown currency', async () => {
  const answer = await merchant('summarizeDisbursement', { body: { ...days(), currency: 'ZZZ' } });
  expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, 'currency']);
});
