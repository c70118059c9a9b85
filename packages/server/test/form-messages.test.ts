import type { OperationId } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from './support/api.ts';
import { loanForm } from './support/payouts.ts';
import { rightBodies } from './support/right-bodies.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Returns the messages by field that the owner gets for a valid body with these changes; undefined removes a field. */
async function told(id: OperationId, changes: object): Promise<Record<string, string>> {
  const body = { ...rightBodies(id, world), ...changes };
  const { status, problem } = await world.asOwner(id, { params: { id: 'unknown' }, body });
  expect(status).toBe(400);
  return Object.fromEntries(problem.errors.map(({ field = '', message }) => [field, message]));
}

const loan = () => ({ ...loanForm(), userTypeId: world.nile.merchantId });

test.each<[OperationId, object, Record<string, string>]>([
  ['addPayout', { amount: '12a' }, { amount: 'Amount must contain only digits from 0 to 9' }],
  ['addPayout', { amount: 12.5 }, { amount: 'Amount must contain only digits from 0 to 9' }],
  ['addPayout', { amount: 0 }, { amount: 'Please provide valid amount' }],
  ['addPayout', { amount: '12' }, { amount: 'Please provide amount as a whole number' }],
  ['addPayout', { nationalId: '29A' }, { nationalId: 'National ID must contain only digits from 0 to 9' }],
  [
    'addPayout',
    { msisdn: '01012345678' },
    { msisdn: 'Please provide a valid Egyptian mobile number with country code' },
  ],
  ['addPayout', { beneficiaryEmail: 'nora@x' }, { beneficiaryEmail: 'Please provide valid email address' }],
  [
    'addPayout',
    { payoutType: 'BANK' },
    { bankName: 'Please provide valid bank name', bankNo: 'Please provide valid bank account number' },
  ],
  [
    'addPayout',
    { serviceId: '', fullName: ' ', countryCode: 'PK' },
    {
      serviceId: 'Please provide valid service',
      fullName: 'Please provide valid Full Name',
      countryCode: 'Please provide valid country',
    },
  ],
  ['addProduct', { name: 'P' }, { name: 'Too short product name.' }],
  ['addProduct', { name: 'P'.repeat(51) }, { name: 'Too long product name' }],
  ['addProduct', { merchantId: undefined }, { merchantId: 'Please select a merchant' }],
  ['addBlacklistEntry', { msisdn: undefined }, { msisdn: 'Please provide msisdn' }],
  ['addBlacklistEntry', { msisdn: '12' }, { msisdn: 'Please provide msisdn' }],
  [
    'addBlacklistEntry',
    { msisdn: '01012345678' },
    { msisdn: "Please provide the mobile number with its country's calling code" },
  ],
  ['generatePaymentLink', { msisdn: '' }, { msisdn: 'Valid mobile number required' }],
  [
    'addPackage',
    { name: 'P', amount: '12.5', currency: '', country: 'Nowhere', serviceId: undefined },
    {
      name: 'Too short account name.',
      amount: 'Amount must contain only digits from 0 to 9',
      currency: 'Please provide valid currency',
      country: 'Please provide valid country',
      serviceId: 'Please provide valid service',
    },
  ],
  ['addPackage', { amount: '000' }, { amount: 'Please provide valid amount' }],
  ['addPackage', { callbackUrl: 'javascript:1' }, { callbackUrl: 'Please provide valid callback URL' }],
  [
    'addMerchantBalance',
    { grossAmount: 0, tax: 1.00001 },
    {
      grossAmount: 'Please enter valid amount',
      tax: 'Please provide a number with at most 4 decimals',
    },
  ],
  [
    'changePassword',
    { currentPassword: '', newPassword: 'abcd' },
    {
      currentPassword: 'Please provide valid current password',
      newPassword: 'Too short password.',
    },
  ],
  [
    'addUser',
    { name: 'M', email: 'm', roleId: '' },
    {
      name: 'Too short name.',
      email: 'Invalid email address',
      roleId: 'Please provide valid role',
    },
  ],
  ['addUser', { password: 'x'.repeat(16) }, { password: 'Too long password' }],
  ['changePassword', { confirmPassword: 'other' }, { confirmPassword: 'Passwords must match' }],
  ['changePassword', { newPassword: 'a', confirmPassword: 'a' }, { newPassword: 'Too short password.' }],
  [
    'changePassword',
    { newPassword: '', confirmPassword: '' },
    { newPassword: 'Please provide valid new password' },
  ],
  [
    'changePassword',
    { newPassword: 'x'.repeat(51), confirmPassword: 'x'.repeat(51) },
    { newPassword: 'Too long password' },
  ],
  [
    'addRole',
    { description: 'x'.repeat(151) },
    { description: 'Too long description. Max char allowed is 150' },
  ],
  [
    'addMerchant',
    { country: undefined, name: '', currency: 'XXX' },
    {
      country: 'Please select a department',
      name: 'Please provide valid account name',
      currency: 'Provided currency is invalid',
    },
  ],
  ['addCarrier', { type: '' }, { type: 'Please select type' }],
  [
    'addService',
    { carrierShare: 50, merchantShare: 50, waleeShare: 1 },
    {
      waleeShare: 'The three shares add up to more than 100',
    },
  ],
  [
    'addSettlement',
    { exchangeRate: 0, channel: '' },
    {
      exchangeRate: 'Please provide exchange rate',
      channel: 'Please provide channel of transfer',
    },
  ],
  ['addSettlement', { dateFrom: '2026-02-30' }, { dateFrom: 'Please select date range' }],
])('%s with %j gets the message of the specification', async (id, changes, expected) => {
  expect(await told(id, changes)).toEqual(expected);
});

test('uses the specification’s messages for the loan form', async () => {
  expect(
    await told('addLoanTransaction', {
      ...loan(),
      userTypeId: '',
      totalAmount: -1,
      currency: 'USD',
      exchangeRate: undefined,
    }),
  ).toEqual({
    userTypeId: 'Please select a merchant',
    totalAmount: 'Please provide amount',
    exchangeRate: 'Please provide exchange rate',
  });
  expect(await told('addLoanTransaction', { ...loan(), waleeCommission: 99, sbpCharges: 2 })).toEqual({
    withHoldingCharges: 'The four charges add up to more than 100',
  });
});

test.each(['', '?sessionId='])(
  'rejects a session without an id (%j) with a message that says so',
  async (query) => {
    const { status, problem } = await send(world.checkoutUrl, 'GET', `/checkout/get/service${query}`);
    expect([status, problem.errors]).toEqual([
      400,
      [{ field: 'sessionId', message: 'Session ID not provided', code: 'checkout.noSession' }],
    ]);
  },
);

test('sends a stable code with every message, and the values of its placeholders with errors', async () => {
  const short = await world.asOwner('addProduct', {
    body: { ...rightBodies('addProduct', world), name: 'P' },
  });
  expect(short.problem.errors[0]?.code).toBe('product.name.minLength');
  const unknown = await world.asOwner('addProduct', {
    body: { ...rightBodies('addProduct', world), colour: 1 },
  });
  expect(unknown.problem.errors).toEqual([
    {
      field: 'colour',
      message: 'colour is not a field of this request',
      code: 'request.unknownField',
      values: { field: 'colour' },
    },
  ]);
});
