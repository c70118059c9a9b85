import { type PayoutStatus, payoutStatuses } from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { where } from '../../lists/condition.ts';
import { payoutConditions, payoutList } from './store.ts';

interface TotalRow {
  status: PayoutStatus;
  currency: string;
  count: string;
  amount: string;
}

/** Returns count and amount of the payouts that the list finds, by status and currency. */
export async function summarizePayouts(gateway: Gateway, caller: UserCaller, body: Body<'summarizePayouts'>) {
  const { conditions, period } = await payoutConditions(gateway, gateway.db, caller, body, body.query);
  const { rows } = await sql<TotalRow>`
    select status, currency, count(*) as count, sum(amount) as amount
    from ${sql.raw(payoutList.from)}${where(conditions)} group by currency, status
    order by currency, array_position(${payoutStatuses}::text[], status)`.execute(gateway.db);
  const totals = rows.map(({ count, amount, ...row }) => ({
    ...row,
    count: Number(count),
    amount: Number(amount),
  }));
  return { ...period, totals };
}
