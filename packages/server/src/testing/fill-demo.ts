import { permissionsOf } from '../access/permissions.ts';
import { inTransaction } from '../db/transaction.ts';
import { addDemoAccounts, type DemoAccounts } from '../demo/accounts.ts';
import { playBilling } from '../demo/billing.ts';
import { playPayment } from '../demo/payments.ts';
import { playPayouts } from '../demo/payouts.ts';
import { planPayments } from '../demo/plan.ts';
import { playSettlements } from '../demo/settlements.ts';
import { findStage } from '../demo/stage.ts';
import type { Gateway } from '../gateway.ts';
import { addPerson } from '../setup/add-person.ts';

const AT_ONCE = 8;

/** The demo with one payment of every `each` planned, and a person more whose role may nearly nothing. */
export async function fillDemo(gateway: Gateway, each: number): Promise<DemoAccounts> {
  const accounts = await inTransaction(gateway.db, (trx) => addDemoAccounts({ ...gateway, db: trx }));
  const provider = gateway.settings.providerName;
  const little = await addPerson(gateway, {
    who: 'Provider, services only',
    name: 'Laila Saad',
    userName: 'little',
    userType: 'Admin',
    account: { id: provider, name: provider },
    role: { name: 'Service viewer', description: 'Sees services, and nothing else.' },
    permissions: permissionsOf('Services.viewAll'),
  });
  const now = gateway.now();
  const stage = await findStage(gateway);
  const plan = planPayments(now).filter(({ index }) => index % each === 0);
  for (let at = 0; at < plan.length; at += AT_ONCE) {
    await Promise.all(plan.slice(at, at + AT_ONCE).map((payment) => playPayment(gateway, stage, payment)));
  }
  await playSettlements(gateway, now);
  await playPayouts(gateway, now);
  await playBilling(gateway, now);
  return { ...accounts, logins: [...accounts.logins, little] };
}
