import { setTimeout as pause } from 'node:timers/promises';
import { createDaftar } from '@daftar/sdk';
import { verifyAudit, verifyFigures, verifyLedger } from '@daftar/server';
import { inTransaction } from '@daftar/server/fill';
import { startTestGateway, type TestGateway } from '@daftar/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDemoAccounts } from '../src/accounts.ts';
import { findDemoServices } from '../src/find-demo-services.ts';
import { simulatePayment } from '../src/payments.ts';
import { simulateRefunds } from '../src/refunds.ts';
import { showSandboxPayments } from '../src/sandbox-payments.ts';
import { simulateSettlementFile } from '../src/settlement-file.ts';

const DAY_MS = 86_400_000;

let product: TestGateway;
let owner = { userName: '', password: '' };
beforeAll(async () => {
  product = await startTestGateway({
    prepare: async (gateway) => {
      const { logins } = await inTransaction(gateway.db, (trx) => addDemoAccounts({ ...gateway, db: trx }));
      const { userName = '', password = '' } = logins.find((login) => login.userName === 'owner') ?? {};
      owner = { userName, password };
      const services = await findDemoServices(gateway);
      const now = gateway.now().getTime();
      for (let index = 0; index < 60; index += 1) {
        const service = services[index % services.length];
        if (service)
          await simulatePayment(gateway, [service], {
            ...{ index, at: new Date(now - (3 + (index % 15)) * DAY_MS), service: 0, product: 0 },
            ...{ outcome: 'paid', msisdn: String(10_000_000 + index) },
          });
      }
      for (const [index, service] of services.entries())
        await simulatePayment(gateway, [service], {
          ...{ index: 60 + index, at: new Date(now - DAY_MS), service: 0, product: 0 },
          ...{ outcome: 'failed', msisdn: String(20_000_000 + index) },
        });
      await simulateRefunds(gateway, gateway.now());
      await simulateRefunds(gateway, gateway.now());
      await showSandboxPayments(gateway);
      await showSandboxPayments(gateway);
    },
  });
});
afterAll(() => product.close());

test('the demo creates full and partial refunds in every state, only once', async () => {
  const { rows } = await product.gateway.pool.query(
    `select r.status, count(*)::int as n, count(*) filter (where r.amount < t.amount)::int as parts
     from refunds r join transactions t on t.id = r.transaction_id group by 1 order by 1`,
  );
  const byStatus = new Map(rows.map(({ status, n, parts }) => [status, { n, parts }]));
  expect([...byStatus.keys()]).toEqual(['failed', 'open', 'pending', 'succeeded']);
  expect(byStatus.get('succeeded')).toEqual({ n: 6, parts: 4 });
  expect(byStatus.get('pending')).toEqual({ n: 2, parts: 1 });
});

test('the reason of a failed payment of the demo fits its method', async () => {
  const { rows } = await product.gateway.pool.query(
    'select distinct method, failure from payment_attempts where failure is not null order by 1',
  );
  expect(rows).toEqual([
    { method: 'Credit Card', failure: 'The card was declined' },
    { method: 'FawryRef', failure: 'The reference number was not paid in time' },
  ]);
});

test('the demo has one settlement file, which settles an open refund and has rows that differ from our records', async () => {
  const { gateway } = product;
  await simulateSettlementFile(gateway, gateway.now());
  await simulateSettlementFile(gateway, gateway.now());
  const { rows } = await gateway.pool.query(
    'select settled_refunds, differing, unknown, missing > 0 as lacks, matched > 1 as matches from settlement_files',
  );
  expect(rows).toEqual([{ settled_refunds: 1, differing: 1, unknown: 1, lacks: true, matches: true }]);
});

test('the demo’s ledger is consistent after its refunds', async () => {
  const { db } = product.gateway;
  for (const verify of [verifyLedger, verifyFigures, verifyAudit])
    expect((await verify(db)).faults).toEqual([]);
});

// MontyPay only accepts a refund; how it ended is asked minutes later.
test.each(['Paymob', 'Paytab'])(
  'a payment of the demo at %s can be refunded in part, and then whole',
  async (provider) => {
    const baseUrl = product.backofficeUrl;
    const token = await createDaftar({ baseUrl }).auth.login(owner);
    const api = createDaftar({ baseUrl, token });
    const { rows } = await product.gateway.pool.query<{ id: string; rest: number }>(
      `select t.id, (t.amount - 1)::float8 as rest from transactions t
       where t.provider = $1 and t.refunded_amount = 0 and t.settlement_id is null
         and not exists (select 1 from refunds r where r.transaction_id = t.id or r.session_id = t.session_id) limit 1`,
      [provider],
    );
    const [payment] = rows;
    if (!payment) throw new Error(`The demo has no refundable payment at ${provider}`);
    const endOf = async (id: string): Promise<string> => {
      const { status, failure = '' } = await api.refunds.retrieve(id);
      if (status !== 'requested' && status !== 'pending') return `${status} ${failure}`.trim();
      await pause(200);
      return endOf(id);
    };
    for (const amount of [1, payment.rest]) {
      const { _id } = await api.refunds.create({ transactionId: payment.id, amount, reason: 'Returned' });
      expect(await endOf(_id)).toBe('succeeded');
    }
  },
);
