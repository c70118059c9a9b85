import { addDays } from '@daftar/domain';
import { createDaftar, type Daftar } from '@daftar/sdk';
import { verifyAudit, verifyFigures, verifyLedger } from '@daftar/server';
import { inTransaction } from '@daftar/server/fill';
import { startTestGateway, type TestGateway } from '@daftar/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDemoAccounts } from '../src/accounts.ts';
import { simulateBilling } from '../src/billing.ts';
import { type DemoService, findDemoServices } from '../src/find-demo-services.ts';
import { simulatePayment } from '../src/payments.ts';

const day = addDays(new Date().toISOString().slice(0, 10), -1);
const inTheMorningOf = (date: string) => new Date(`${date}T08:00:00Z`);

let product: TestGateway;
let services: DemoService[];
let daftar: Daftar;

// Adds one sale of each of the demo's services on the day.
beforeAll(async () => {
  let login = { userName: '', password: '' };
  product = await startTestGateway({
    prepare: async (gateway) => {
      const { logins } = await inTransaction(gateway.db, (trx) => addDemoAccounts({ ...gateway, db: trx }));
      login = logins.find(({ userName }) => userName === 'owner') ?? login;
      services = await findDemoServices(gateway);
      for (const [index, service] of services.entries())
        await simulatePayment(gateway, [service], {
          ...{ index, at: new Date(`${day}T12:00:00Z`), service: 0, product: 0 },
          ...{ outcome: 'paid', msisdn: String(10_000_000 + index) },
        });
    },
  });
  const { userName, password } = login;
  const baseUrl = product.backofficeUrl;
  daftar = createDaftar({
    baseUrl,
    token: await createDaftar({ baseUrl }).auth.login({ userName, password }),
  });
});
afterAll(() => product.close());

/** Returns the status of each billing row of the day. */
async function statuses(): Promise<string[]> {
  const sold = new Map(
    services.map(({ country, currency }) => [`${country} ${currency}`, { country, currency }]),
  );
  const reports = [...sold.values()].map(async (where) => {
    const { data } = await daftar.reports.billing({ dateFrom: day, dateTo: day, ...where, limit: 500 });
    return data.map(({ status }) => status);
  });
  return (await Promise.all(reports)).flat();
}

test('the demo marks most billing rows of earlier days as success and does not change today’s', async () => {
  await simulateBilling(product.gateway, inTheMorningOf(day));
  const before = await statuses();
  expect(before).toHaveLength(services.length);
  expect(new Set(before)).toEqual(new Set(['Failed']));
  await simulateBilling(product.gateway, inTheMorningOf(addDays(day, 1)));
  const marked = (await statuses()).filter((status) => status === 'Success').length;
  // Each row is left open with a probability of 15 %.
  expect(marked).toBeGreaterThan(services.length / 4);
});

test('the demo’s ledger is consistent', async () => {
  const { db } = product.gateway;
  for (const verify of [verifyLedger, verifyFigures, verifyAudit])
    expect((await verify(db)).faults).toEqual([]);
});
