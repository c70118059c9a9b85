import { verifyAudit, verifyFigures, verifyLedger } from '@daftar/server';
import { inTransaction } from '@daftar/server/fill';
import { startTestGateway, type TestGateway } from '@daftar/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDemoAccounts } from '../src/accounts.ts';
import { findDemoServices } from '../src/find-demo-services.ts';
import { simulatePayment } from '../src/payments.ts';
import { simulateRefunds } from '../src/refunds.ts';
import { simulateSettlementFile } from '../src/settlement-file.ts';

const DAY_MS = 86_400_000;

let product: TestGateway;
beforeAll(async () => {
  product = await startTestGateway({
    prepare: async (gateway) => {
      await inTransaction(gateway.db, (trx) => addDemoAccounts({ ...gateway, db: trx }));
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
      await simulateRefunds(gateway, gateway.now());
      await simulateRefunds(gateway, gateway.now());
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
