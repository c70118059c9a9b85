import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';

export interface FiguresFault {
  /** Columns that identify a group: day, merchant, service, currency and status. */
  figures: string;
  reason: string;
}

interface Mismatch {
  business_day: string;
  user_type_id: string;
  service_name: string;
  currency: string;
  status: string;
  kept: string | null;
  counted: string | null;
}

const KEY = [
  'business_day',
  'user_type_id',
  'service_id',
  'service_name',
  'carrier_id',
  'country',
  'currency',
  'method',
  'status',
];
const SUMS = [
  'amount',
  'refunded_amount',
  'carrier_share_value',
  'merchant_share_value',
  'walee_share_value',
];
const key = KEY.join(', ');
const sums = SUMS.join(', ');
const of = (side: number) =>
  ['transactions', ...SUMS].map((sum) => `sum(${sum}) filter (where side = ${side})`).join(', ');

/** Compares the stored sums (side 1) with the transactions (side -1); groups that do not add up to zero are wrong. */
const MISMATCHES = `
  select ${key}, concat_ws(' / ', ${of(1)}) as kept, concat_ws(' / ', ${of(-1)}) as counted
  from (
    select 1 as side, ${key}, transactions, ${sums} from daily_figures
    union all
    select -1, ${key.replace('carrier_id', "coalesce(carrier_id, '')")}, 1, ${sums} from transactions
  ) both_sides
  group by ${key}
  having ${['transactions', ...SUMS].map((sum) => `sum(side * ${sum}) <> 0`).join(' or ')}
  order by business_day limit 20`;

/**
 * Verifies that every count and amount of the daily figures equals the sum of its transactions. Returns at most 20 faults.
 */
export async function verifyFigures(db: Db): Promise<{ days: number; faults: FiguresFault[] }> {
  const { rows: counted } = await sql<{
    days: string;
  }>`select count(distinct business_day) as days from daily_figures`.execute(db);
  const { rows } = await sql.raw<Mismatch>(MISMATCHES).execute(db);
  return { days: Number(counted[0]?.days ?? 0), faults: rows.map(faultOf) };
}

const faultOf = (row: Mismatch): FiguresFault => ({
  figures: [row.business_day, row.user_type_id, row.service_name, row.currency, row.status].join(' '),
  reason: `stored ${row.kept || 'nothing'}, transactions add up to ${row.counted || 'nothing'}`,
});
