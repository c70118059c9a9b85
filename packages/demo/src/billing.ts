import { addDays } from '@daftar/domain';
import type { Gateway } from '@daftar/server';
import { type Billed, billingId, inTransaction, setBillingStatus } from '@daftar/server/fill';
import { finance } from './finance.ts';
import { Random } from './random.ts';

const DAYS = 14;
/** Share of rows without a status. */
const OPEN = 0.15;

type Period = { readonly from: string; readonly to: string };

/** Returns the 14 days before `until` as periods of one day, and the previous calendar month. */
function periodsBefore(until: Date): Period[] {
  const today = until.toISOString().slice(0, 10);
  const days = Array.from({ length: DAYS }, (_, n) => addDays(today, -n - 1));
  const to = addDays(`${today.slice(0, 8)}01`, -1);
  return [...days.map((day) => ({ from: day, to: day })), { from: `${to.slice(0, 8)}01`, to }];
}

/** Marks most billing rows before `until` as success, as a user does who checks the rows every morning. */
export async function simulateBilling(gateway: Gateway, until: Date): Promise<void> {
  const random = new Random(20_260_303);
  for (const period of periodsBefore(until)) await billPeriod(gateway, random, period);
}

async function billPeriod(gateway: Gateway, random: Random, { from, to }: Period): Promise<void> {
  const billed: Billed[] = await gateway.db
    .selectFrom('daily_figures')
    .select(['user_type_id', 'service_name', 'country', 'currency'])
    .distinct()
    .where('business_day', '>=', from)
    .where('business_day', '<=', to)
    .where('status', '=', 'Success')
    .where('transactions', '>', '0')
    .orderBy('user_type_id')
    .orderBy('service_name')
    .execute();
  await inTransaction(gateway.db, async (trx) => {
    for (const row of billed.filter(() => !random.chance(OPEN))) {
      const change = { id: billingId(row, from, to), status: 'Success' } as const;
      await setBillingStatus(trx, finance, change, 'demo', gateway.now());
    }
  });
}
