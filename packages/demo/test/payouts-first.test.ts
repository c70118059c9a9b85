import { inTransaction } from '@daftar/server/fill';
import { startTestGateway } from '@daftar/server/testing';
import { expect, test } from 'vitest';
import { addDemoAccounts } from '../src/accounts.ts';
import { simulatePayments } from '../src/payments.ts';

test('the demo has its deposits and payouts before the first of its payments', async () => {
  const { gateway, close } = await startTestGateway({
    prepare: async (started) => {
      await inTransaction(started.db, (trx) => addDemoAccounts({ ...started, db: trx }));
    },
  });
  const stopped = { signal: AbortSignal.abort(), say: () => undefined };
  await simulatePayments(gateway, { empty: false, dataFolder: '', ...stopped });
  const { rows } = await gateway.pool.query(`select (select count(*)::int from loan_transactions) as deposits,
    (select count(*)::int from payouts) as payouts, (select count(*)::int from transactions) as payments`);
  expect(rows).toEqual([{ deposits: 7, payouts: 62, payments: 0 }]);
  await close();
});
