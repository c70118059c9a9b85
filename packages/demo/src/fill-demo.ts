import type { Gateway } from '@daftar/server';
import { inTransaction } from '@daftar/server/fill';
import { addPerson, permissionsOf } from '@daftar/server/setup';
import { addDemoAccounts, type DemoAccounts } from './accounts.ts';
import { simulateBilling } from './billing.ts';
import { findDemoServices } from './find-demo-services.ts';
import { simulatePayment } from './payments.ts';
import { simulatePayouts } from './payouts.ts';
import { planPayments } from './plan.ts';
import { simulateRefunds } from './refunds.ts';
import { showSandboxPayments } from './sandbox-payments.ts';
import { simulateSettlementFile } from './settlement-file.ts';
import { simulateSettlements } from './settlements.ts';

const BATCH = 8;

/** Adds the demo's data, but only every `each`-th of its payments. Also adds a user `little` who may only view services. */
export async function fillDemo(gateway: Gateway, each: number): Promise<DemoAccounts> {
  const accounts = await inTransaction(gateway.db, (trx) => addDemoAccounts({ ...gateway, db: trx }));
  const limited = await addPerson(gateway, {
    who: 'Owner, services only',
    name: 'Laila Saad',
    userName: 'little',
    userType: 'Admin',
    account: gateway.owner,
    role: { name: 'Service viewer', description: 'Sees services, and nothing else.' },
    permissions: permissionsOf('Services.viewAll'),
  });
  const now = gateway.now();
  const services = await findDemoServices(gateway);
  const plan = planPayments(now).filter(({ index }) => index % each === 0);
  for (let at = 0; at < plan.length; at += BATCH) {
    await Promise.all(
      plan.slice(at, at + BATCH).map((payment) => simulatePayment(gateway, services, payment)),
    );
  }
  await simulateSettlements(gateway, now);
  await simulateRefunds(gateway, now);
  await showSandboxPayments(gateway);
  await simulateSettlementFile(gateway, now);
  await simulatePayouts(gateway, now);
  await simulateBilling(gateway, now);
  return { ...accounts, logins: [...accounts.logins, limited] };
}
