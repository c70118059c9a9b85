import { isCurrency, revenueShares, serviceShares, sumFromMajor, toMajorNumber } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import { collected, sumCollected } from '../../figures/collected.ts';
import { inScope } from '../../figures/scope.ts';
import { sellerOf } from '../../records/joins.ts';

/** Column with the amount that a caller sees, by kind of account. */
const AMOUNTS = {
  owner: 'amount',
  merchant: 'merchant_share_value',
  carrier: 'carrier_share_value',
} as const;

/** Most rows that the contract allows. */
const MOST = 10_000;

interface SalesRow {
  service: string;
  merchant: string | null;
  currency: string | null;
  transactions: string;
  amount: string;
  refunded: string;
}

/**
 * Returns the number and amount of successful transactions per service, most transactions first; with `byCurrency`, a row for
 * each service and currency.
 */
async function salesOf(db: Db, caller: UserCaller, days: RawBuilder<unknown>, byCurrency: boolean) {
  const currency = byCurrency ? sql.ref('currency') : sql`null`;
  const { rows } = await sql<SalesRow>`
    select coalesce(s.service_name, f.service_name) as service, m.name as merchant, f.currency, f.transactions, f.amount,
      f.refunded
    from (
      select service_id, user_type_id, max(service_name) as service_name, ${currency} as currency,
        ${sumCollected('transactions')} as transactions, ${sumCollected(AMOUNTS[caller.accountKind])} as amount,
        ${sumCollected('refunded_amount')} as refunded
      from daily_figures where ${collected} and ${days} and ${inScope(caller)}
      group by 1, 2, 4 having sum(transactions) > 0
    ) f
    ${sql.raw(sellerOf('f', 'left join'))}
    order by f.transactions desc, service, f.currency, f.service_id limit ${MOST}`.execute(db);
  return withDistinctNames(rows);
}

/** Appends the merchant's name to services that share a name. */
function withDistinctNames(rows: SalesRow[]): SalesRow[] {
  const keyOf = ({ service, currency }: SalesRow) => `${currency} ${service}`;
  const times = new Map<string, number>();
  for (const row of rows) times.set(keyOf(row), (times.get(keyOf(row)) ?? 0) + 1);
  return rows.map((row) =>
    row.merchant !== null && (times.get(keyOf(row)) ?? 0) > 1
      ? { ...row, service: `${row.service} · ${row.merchant}`.slice(0, 120) }
      : row,
  );
}

/** Returns each service's share of the successful transactions, in percent. */
export async function servicesShare(db: Db, caller: UserCaller, days: RawBuilder<unknown>) {
  const rows = await salesOf(db, caller, days, false);
  return [
    ...serviceShares(rows.map(({ service, transactions }) => ({ service, count: Number(transactions) }))),
  ];
}

/** Returns each service's revenue per currency: the whole amount for the platform owner, the caller's share for others. */
export async function revenueShare(db: Db, caller: UserCaller, days: RawBuilder<unknown>) {
  const rows = await salesOf(db, caller, days, true);
  const earned = rows.map(({ service, transactions, amount, refunded, currency }) => {
    if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}`);
    const of = (text: string) => sumFromMajor(text, currency);
    return { service, count: Number(transactions), amount: of(amount), refunded: of(refunded) };
  });
  return revenueShares(earned).map(({ refunded, ...row }) => ({
    ...row,
    amount: toMajorNumber(row.amount),
    refundedAmount: toMajorNumber(refunded),
  }));
}
