import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../src/access/permissions.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { paidPayment, today } from './support/payments.ts';
import { newLoan, newPayout } from './support/payouts.ts';
import { newTenant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
let nileToken: string;
beforeAll(async () => {
  world = await startWorld();
  nileToken = await signedInUser(world, 'nile-clerk', world.nile.merchantId);
});
afterAll(() => world.close());

const days = () => ({ dateFrom: today(), dateTo: today() });
const start = (userToken: string, list: string, filters: object = {}) =>
  startExport(world.backofficeUrl, userToken, { list, format: 'csv', filters });
async function lines(userToken: string, list: string, filters: object = {}): Promise<string[]> {
  const { body, text, status } = await start(userToken, list, filters);
  expect(status, text).toBe(200);
  const { bytes } = await exportedFile(world.backofficeUrl, userToken, body._id);
  return bytes.toString().split('\r\n');
}

test("the export of loan transactions adds up exactly to the account's closing balance", async () => {
  const tenant = await newTenant(world.gateway, unique('Lahore'), { country: 'Pakistan', currency: 'PKR' });
  const free = { waleeCommission: 0, sbpCharges: 0, serviceSalesTax: 0, withHoldingCharges: 0 };
  const usd = {
    currency: 'USD',
    paymentMethod: 'USD-DEPOSIT',
    totalAmount: 100,
    exchangeRate: 281.5,
  } as const;
  await newLoan(world.gateway, tenant.merchantId, usd);
  await newLoan(world.gateway, tenant.merchantId, { ...free, totalAmount: 0.1, reference: '=1+1' });
  await newLoan(world.gateway, tenant.merchantId, { ...free, totalAmount: 0.2 });
  const { id } = await newPayout(world.gateway, tenant, { amount: 1000 });
  await world.asOwner('setPayoutStatus', { body: { id, status: 'Approved' } });
  const account = await world.asOwner('listLoanTransactions', { params: { id: tenant.merchantId } });
  expect(account.body.loanAccount.availableBalance).toBe(26_024.3);
  const file = await lines(world.ownerToken, 'loanTransactions', { id: tenant.merchantId });
  expect(file.find((line) => line.includes('1+1'))).toContain(",'=1+1,PKR,0.1,");
  expect(file.filter((line) => /Rows|Sum/.test(line))).toEqual([
    'Rows,3',
    '"Sum: totalAmount, PKR",0.3',
    '"Sum: totalAmount, USD",100',
    '"Sum: depositedAmount, PKR",28150.3',
    '"Sum: deductedAmount, PKR",1126',
    '"Sum: totalBilledAmount, PKR",27024.3',
    '"Sum: paidOutAmount, PKR",1000',
    '"Sum: availableBilledAmount, PKR",26024.3',
  ]);
  const accounts = await lines(world.ownerToken, 'loanAccounts', { q: tenant.merchantId });
  expect(accounts).toContain('"Sum: availableBalance, PKR",26024.3');
});

test('the export of a billing detail adds up to its billing row', async () => {
  await paidPayment(world, 450, world.nile);
  await paidPayment(world, 70.5, world.nile);
  const service = await world.gateway.db
    .selectFrom('services')
    .select('service_name')
    .where('id', '=', world.nile.service.id)
    .executeTakeFirstOrThrow();
  const billed = { ...days(), userTypeId: world.nile.merchantId, serviceName: service.service_name };
  const file = await lines(nileToken, 'billingDetail', billed);
  expect(file).toContain('Rows,2');
  expect(file).toContain('"Sum: amount, EGP",520.5');
});

test('refuses to export a list that the caller may not read', async () => {
  const permissions = allPermissions();
  Object.assign(permissions, { LoanRequest: {}, Roles: {}, Services: {} });
  const reader = await signedInUser(world, 'reader', 'Walee', permissions);
  permissions.Reports = { ...permissions.Reports, generateReport: false };
  const printer = await signedInUser(world, 'printer', 'Walee', permissions);
  const billed = { ...days(), userTypeId: world.nile.merchantId, serviceName: 'Nile' };
  const statuses = await Promise.all([
    start(reader, 'loanAccounts'),
    start(reader, 'loanTransactions', { id: world.nile.merchantId }),
    start(reader, 'roles'),
    start(reader, 'webhookDeliveries'),
    start(printer, 'billingDetail', billed),
    start(nileToken, 'checkoutLogs', days()),
    start(nileToken, 'checkoutRequests', days()),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(Array(7).fill(403));
});

test("an export of another account's record returns 404", async () => {
  const { merchantId } = world.delta;
  const statuses = await Promise.all([
    start(nileToken, 'loanTransactions', { id: merchantId }),
    start(nileToken, 'loanTransactions', { id: `lac_${merchantId.slice(4)}` }),
    start(nileToken, 'billingDetail', { ...days(), userTypeId: merchantId, serviceName: 'Delta' }),
    start(world.ownerToken, 'loanTransactions', { id: 'mer_nobody' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(Array(4).fill(404));
  const roles = await lines(nileToken, 'roles');
  expect(roles.some((line) => line.includes(world.nile.merchantId))).toBe(true);
  expect(roles.some((line) => line.includes(merchantId))).toBe(false);
});

test.each([
  ['loanTransactions', {}, 'filters.id'],
  ['loanTransactions', { id: 'mer_1', status: 'x' }, 'filters.status'],
  ['loanTransactions', { id: "mer_1' or true" }, 'filters.id'],
  ['loanTransactions', { id: 'mer_1', page: 2 }, 'filters.page'],
  ['loanAccounts', { currency: 'gold' }, 'filters.currency'],
  ['loanAccounts', { id: 'mer_1' }, 'filters.id'],
  ['roles', { sort: 'permissions' }, 'sort'],
  ['checkoutLogs', {}, 'filters.dateFrom'],
  ['checkoutLogs', { dateFrom: '2026-11-02', dateTo: '2026-11-01' }, 'dateTo'],
  ['checkoutRequests', { dateFrom: '2026-11-01', dateTo: '2026-11-02', status: 'odd' }, 'filters.status'],
  ['webhookDeliveries', { status: 'odd' }, 'filters.status'],
  ['webhookDeliveries', { after: 'x' }, 'filters.after'],
  ['billingDetail', { dateFrom: '2026-11-01', dateTo: '2026-11-02', serviceName: 'x' }, 'filters.userTypeId'],
])('the export of %s rejects the same filters as its list: %j', async (list, filters, field) => {
  const answer = await start(world.ownerToken, list, filters);
  expect([answer.status, answer.problem.errors.map((one) => one.field)]).toEqual([
    400,
    expect.arrayContaining([field]),
  ]);
});
