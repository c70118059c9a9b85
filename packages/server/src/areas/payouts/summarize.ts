import { type PayoutStatus, payoutStatuses } from '@daftar/domain';
import type { UserCaller } from '../../access/caller.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { writeWhere } from '../../lists/condition.ts';
import { payoutConditions, payoutList } from './store.ts';

interface TotalRow {
  status: PayoutStatus;
  currency: string;
  count: string;
  amount: string;
}

/** Returns count and amount of the payouts that the list finds, by status and currency. */
export async function summarizePayouts(gateway: Gateway, caller: UserCaller, body: Body<'summarizePayouts'>) {
  const { conditions, period } = payoutConditions(gateway, caller, body, body.query);
  const { text, values } = writeWhere(conditions);
  const { rows } = await gateway.pool.query<TotalRow>(
    `select status, currency, count(*) as count, sum(amount) as amount from ${payoutList.from}${text}
     group by currency, status
     order by currency, array_position($${values.length + 1}::text[], status)`,
    [...values, payoutStatuses],
  );
  const totals = rows.map(({ count, amount, ...row }) => ({
    ...row,
    count: Number(count),
    amount: Number(amount),
  }));
  return { ...period, totals };
}
