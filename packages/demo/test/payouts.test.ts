import { addDays } from '@daftar/domain';
import { createDaftar } from '@daftar/sdk';
import { inTransaction } from '@daftar/server/fill';
import { startTestGateway, type TestGateway } from '@daftar/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDemoAccounts, type DemoAccounts } from '../src/accounts.ts';
import { simulatePayouts } from '../src/payouts.ts';

let product: TestGateway;
let logins: DemoAccounts['logins'];
beforeAll(async () => {
  product = await startTestGateway({
    prepare: async (gateway) => {
      ({ logins } = await inTransaction(gateway.db, (trx) => addDemoAccounts({ ...gateway, db: trx })));
      await simulatePayouts(gateway, gateway.now());
    },
  });
});
afterAll(() => product.close());

async function signedIn(name: string) {
  const { userName, password } = logins.find((login) => login.userName === name) ??
    logins[0] ?? { userName: '', password: '' };
  const baseUrl = product.backofficeUrl;
  return createDaftar({ baseUrl, token: await createDaftar({ baseUrl }).auth.login({ userName, password }) });
}

test('the demo has file records, wallet logs, subscriptions in each state and deposits in both currencies', async () => {
  const owner = await signedIn('owner');
  const today = new Date().toISOString().slice(0, 10);
  const files = await owner.approvals.list({});
  expect(files.data.map(({ noOfTransactions }) => noOfTransactions)).toEqual([6, 6]);
  expect(files.data.every(({ updatedRecords }) => updatedRecords > 0)).toBe(true);
  const logs = await owner.checkout.logs({ dateFrom: '2020-01-01', dateTo: today, limit: 100 });
  expect(new Set(logs.data.map(({ provider }) => provider))).toEqual(new Set(['jazzcash', 'easypaisa']));
  const { data } = await owner.subscriptions.list({ limit: 100 });
  expect(new Set(data.map(({ subscriberStatus }) => subscriberStatus))).toEqual(
    new Set(['Active', 'Canceled', 'Paused', 'Suspended', 'Unsubscribed']),
  );
  const { rows } = await product.gateway.pool.query(
    'select distinct currency from loan_transactions order by 1',
  );
  expect(rows).toEqual([{ currency: 'PKR' }, { currency: 'USD' }]);
});

test('the merchant, finance and support logins of the demo can use the pages of payouts', async () => {
  for (const name of ['merchant', 'finance', 'support']) {
    const daftar = await signedIn(name);
    expect((await daftar.payouts.list({})).data.length, name).toBeGreaterThan(0);
    expect((await daftar.loans.accounts()).data.length, name).toBeGreaterThan(0);
    expect((await daftar.packages.list()).data.length, name).toBeGreaterThan(0);
    expect((await daftar.products.list()).data.length, name).toBeGreaterThan(0);
  }
});

test("a payout of the demo's merchant that finance approves leaves the merchant's loan account", async () => {
  const [merchant, finance] = await Promise.all([signedIn('merchant'), signedIn('finance')]);
  const service = (await merchant.services.list({})).data.find(({ currency }) => currency === 'PKR');
  const [before] = (await merchant.loans.accounts()).data;
  const { _id, referanceNumber } = await merchant.payouts.create({
    ...{
      serviceId: service?.serviceId ?? '',
      amount: 1250,
      fullName: 'Salma Adel',
      nationalId: '29001011234567',
    },
    ...{ msisdn: '201012345678', beneficiaryEmail: 'salma@mail.example', countryCode: 'EG' },
  });
  await finance.payouts.approve(_id);
  const [after] = (await merchant.loans.accounts()).data;
  expect(after?.availableBalance).toBe((before?.availableBalance ?? 0) - 1250);
  const today = new Date().toISOString().slice(0, 10);
  const days = { dateFrom: '2020-01-01', dateTo: addDays(today, 1) };
  const statement = await merchant.loans.statement(after?.userTypeId ?? '', days);
  expect(statement.data).toContainEqual(
    expect.objectContaining({ kind: 'Payout', reference: referanceNumber, debit: 1250 }),
  );
});
