import type { PayoutStatus, PayoutType } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** Count and amount of a group of payouts in one currency. `per`: the property that forms the group. */
export interface PayoutSum {
  per: 'status' | 'type' | 'bank';
  currency: string;
  status: PayoutStatus;
  payoutType: PayoutType;
  bankName: string | null;
  count: string;
  amount: string;
  last: Date;
}

interface Period {
  /** Condition on the payouts' account. */
  own: RawBuilder<unknown>;
  /** Begin of the first day in `zone`. */
  from: Date;
  /** End of the last day in `zone`. */
  to: Date;
  zone: string;
}

/**
 * Sums the payouts of a period by status, by type and day (newest first), and by bank (most used first). Sums each day by itself first,
 * because a day has few groups: PostgreSQL then needs neither to sort the period's payouts nor to compute each one's day.
 */
export const sumPayouts = (db: Db, { own, from, to, zone }: Period) =>
  sql<PayoutSum>`
    select case when grouping(day) = 0 then 'type' when grouping(bank_name) = 0 then 'bank' else 'status' end as per,
      currency, status, payout_type as "payoutType", bank_name as "bankName", sum(payouts)::bigint as count,
      sum(amount) as amount, max(last) as last
    from (
      select date_trunc('day', min(created_at) at time zone ${zone}) as first_day, max(created_at) at time zone ${zone} as last_time
      from payouts where created_at >= ${from} and created_at < ${to} and ${own}
    ) period
    cross join generate_series(first_day, last_time, interval '1 day') as day
    cross join lateral (
      select currency, status, payout_type, bank_name, count(*) as payouts, sum(amount) as amount, max(created_at) as last
      from payouts
      where created_at >= day at time zone ${zone} and created_at < (day + interval '1 day') at time zone ${zone} and ${own}
      group by currency, status, payout_type, bank_name
    ) sums
    group by grouping sets ((currency, status), (currency, status, payout_type, day), (currency, status, bank_name))
    having (grouping(day) = 1 and grouping(bank_name) = 1) or status = 'Approved'
    order by case when grouping(day) = 0 then max(last) end desc nulls last, sum(payouts) desc, bank_name`.execute(
    db,
  );
