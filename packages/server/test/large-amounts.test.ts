import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { send, token } from './support/api.ts';
import { balanceOf, expectSoundBooks } from './support/books.ts';
import { payableOf, transactionOf } from './support/figures.ts';
import { paidPayment, settlementForm, today } from './support/payments.ts';
import { deposit, newPayout } from './support/payouts.ts';
import { formOf, HEADERS, sheetOf } from './support/sheets.ts';
import { whenFree } from './support/when-free.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

/** Two of these exceed the contract's limit for a single amount. */
const LARGE_AMOUNT = 600_000_000_000;

let world: World;
let rich: Tenant;

beforeAll(async () => {
  world = await startWorld();
  rich = await newTenant(world.gateway, unique('Rich'));
  await paidPayment(world, LARGE_AMOUNT, rich);
  await paidPayment(world, LARGE_AMOUNT, rich);
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

test('an approval file spends from a balance of more than twelve digits', async () => {
  await deposit(world.gateway, rich.merchantId, LARGE_AMOUNT);
  await deposit(world.gateway, rich.merchantId, LARGE_AMOUNT);
  const payout = await newPayout(world.gateway, rich, { amount: 100 });
  const file = formOf(sheetOf([HEADERS, [payout.reference, 'Approved', 100]]));
  const sent = await whenFree(() => world.asOwner('uploadApprovalFile', { body: file }));
  const path = '/file-upload/process/file/file-parse';
  const done = await send(world.backofficeUrl, 'POST', path, {
    body: { fileName: sent.body.fileName },
    headers: token(world.ownerToken),
  });
  expect(done.status, done.text).toBe(200);
  expect(await balanceOf(world.gateway, rich.merchantId)).toBe(2 * LARGE_AMOUNT - 100);
  const merchant = await world.asOwner('getMerchant', { params: { id: rich.merchantId } });
  expect(merchant.body.accountBalance).toBe(2 * LARGE_AMOUNT - 100);
});

test('the revenue share shows a service that earned more than twelve digits', async () => {
  const { status, body, text } = await world.asOwner('getRevenueShare');
  expect(status, text).toBe(200);
  expect(body).toContainEqual(
    expect.objectContaining({ amount: 2 * LARGE_AMOUNT, count: 2, currency: 'EGP' }),
  );
});

test('a payment can be corrected while its merchant is owed more than twelve digits', async () => {
  for (const _ of [1, 2]) await paidPayment(world, LARGE_AMOUNT / 2, rich);
  const sessionId = await paidPayment(world, 100.01, rich);
  const { id } = await transactionOf(world, sessionId);
  const owed = await payableOf(world, rich.merchantId);
  const answer = await world.asOwner('updateTransactionStatus', {
    body: { id, status: 'Failed', reason: 'The bank says so' },
  });
  expect(answer.status, answer.text).toBe(200);
  expect(await payableOf(world, rich.merchantId)).toBeCloseTo(owed - 95.01, 2);
});

test('revenue of more than twelve digits is reported, but cannot be settled', async () => {
  const period = { dateFrom: today(), dateTo: today(), country: 'Egypt', merchantName: rich.name };
  const revenue = await world.asOwner('getMerchantRevenue', { body: period });
  expect(revenue.status, revenue.text).toBe(200);
  expect(revenue.body[0]?.totalAmount).toBe(3 * LARGE_AMOUNT);
  const answer = await world.asOwner('addSettlement', { body: settlementForm(rich.name, 999_999_999_999) });
  expect([answer.status, answer.problem.errors]).toEqual([
    409,
    [
      {
        message: 'This period earned more than one settlement can hold. Please choose a shorter period',
        code: 'settlement.tooMuch',
        field: 'dateTo',
      },
    ],
  ]);
});

test('rejects a deposit that would exceed the maximum balance', async () => {
  const { gateway } = world;
  const full = await newTenant(gateway, unique('Full'));
  const addBalance = (netAmount: number) =>
    world.asOwner('addMerchantBalance', {
      params: { id: full.merchantId },
      body: { grossAmount: netAmount, tax: 0, netAmount },
    });
  expect((await addBalance(1)).status).toBe(200);
  const set = (amount: string) =>
    gateway.db
      .updateTable('guarded_balances')
      .set({ amount })
      .where('account', '=', `balance:${full.merchantId}`)
      .execute();
  await set('999999999999990');
  const answer = await addBalance(10);
  expect([answer.status, answer.problem.errors]).toEqual([
    409,
    [{ message: 'The balance cannot hold 1,000,000,000,000,000 or more', code: 'too-much' }],
  ]);
  expect((await addBalance(9)).status).toBe(200);
  await set('10');
});
