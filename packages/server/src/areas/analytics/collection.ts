import { addDays, isCurrency } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { invalid } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { collected, sumCollected } from '../../figures/collected.ts';
import { businessDaysBetween } from '../../figures/days.ts';
import { inScope } from '../../figures/scope.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';

interface Sums {
  day: string | null;
  method: string | null;
  successful: string;
  failed: string;
  amount: string;
  refunded: string;
  walee: string;
}

/** Longest period, in days, whose figures include days without payments. */
const FILLED_DAYS = 366;
/** Currency of the figures when the account has no payments. */
const FALLBACK_CURRENCY = 'EGP';

async function currenciesIn(db: Db, filter: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select currency from daily_figures where ${filter} group by currency having sum(transactions) > 0
    order by ${sumCollected('transactions')} desc, currency limit 100`.execute(db);
  return rows.map(({ currency }) => currency);
}

/** Returns sums per day, per method and in total, from one query. */
async function sumsOf(db: Db, filter: RawBuilder<unknown>): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    select business_day as day, method,
      ${sumCollected('transactions')} as successful,
      coalesce(sum(transactions) filter (where not ${collected}), 0) as failed,
      ${sumCollected('amount')} as amount, ${sumCollected('refunded_amount')} as refunded,
      ${sumCollected('walee_share_value')} as walee
    from daily_figures where ${filter}
    group by grouping sets ((business_day), (method), ()) having sum(transactions) <> 0
    order by business_day, successful desc, method`.execute(db);
  return rows;
}

/** Returns the days of the period; for long periods only those with payments. */
function daysOf(dateFrom: string, dateTo: string, withPayments: string[]): string[] {
  const days: string[] = [];
  for (let day = dateFrom; day <= dateTo && days.length <= FILLED_DAYS; day = addDays(day, 1)) days.push(day);
  return days.length > FILLED_DAYS ? withPayments : days;
}

/** Returns figures of checkout payments in one currency: the requested one, or the one with the most payments. */
export async function summarizeCollection(db: Db, caller: UserCaller, body: Body<'summarizeCollection'>) {
  const { merchant, dateFrom, dateTo, paymentMethod } = body;
  if (body.currency !== undefined && !isCurrency(body.currency))
    throw invalid('request.invalid', { field: 'currency' }, 'currency');
  await assertMerchant(db, caller, merchant);
  const parts = [businessDaysBetween(dateFrom, dateTo, 'dateTo'), inScope(caller)];
  if (merchant !== undefined) parts.push(sql`user_type_id = ${merchant}`);
  if (paymentMethod !== undefined && paymentMethod !== 'All') parts.push(sql`method = ${paymentMethod}`);
  const filter = sql.join(parts, sql` and `);
  const currencies = await currenciesIn(db, filter);
  const currency = body.currency ?? currencies[0] ?? FALLBACK_CURRENCY;
  const rows = await sumsOf(db, sql`${filter} and currency = ${currency}`);
  const seesShare = caller.accountKind !== 'carrier';
  return { data: figuresOf({ currency, currencies, rows, dateFrom, dateTo, seesShare }) };
}

interface Found {
  currency: string;
  currencies: string[];
  rows: Sums[];
  dateFrom: string;
  dateTo: string;
  seesShare: boolean;
}

function figuresOf({ currency, currencies, rows, dateFrom, dateTo, seesShare }: Found) {
  const all = rows.find(({ day, method }) => day === null && method === null);
  const byDay = new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, row] as const])));
  const days = daysOf(dateFrom, dateTo, [...byDay.keys()]);
  const rate = (row: Sums | undefined) => ({
    successful: Number(row?.successful ?? 0),
    failed: Number(row?.failed ?? 0),
  });
  return {
    currency,
    currencies,
    summary: {
      ...(seesShare && { waleeShare: Number(all?.walee ?? 0) }),
      totalAmount: Number(all?.amount ?? 0),
      refundedAmount: Number(all?.refunded ?? 0),
      totalNumberOfTransactions: Number(all?.successful ?? 0),
    },
    revenueOverTime: days.map((date) => ({
      date,
      amount: Number(byDay.get(date)?.amount ?? 0),
      ...(seesShare && { serviceCharges: Number(byDay.get(date)?.walee ?? 0) }),
    })),
    transactionRate: rate(all),
    transactionOverTime: days.map((date) => ({ date, ...rate(byDay.get(date)) })),
    transactionByPaymentMethod: rows
      .filter(({ day, method }) => day === null && method !== null)
      .map((row) => ({
        operator: row.method || 'Other',
        Successful: Number(row.successful),
        Failed: Number(row.failed),
      })),
  };
}
