import type { Pool } from 'pg';

/** Number of days with rows. The last one is yesterday; each has the same number of rows. */
export const DAYS = Number(process.env.BENCH_DAYS ?? 400);
/** Day numbers; 0 is the oldest day. */
export const everyDay = Array.from({ length: DAYS }, (_, day) => day);

const MERCHANTS = 40;

/** Half of all rows are Egypt's. */
const PLACES = `(values (0, 'Egypt', 'EGP'), (1, 'Egypt', 'EGP'), (2, 'Pakistan', 'PKR'), (3, 'Saudi Arabia', 'SAR'))
  as place (n, country, currency)`;

const ACCOUNTS = `
  insert into merchants (id, name, name_key, country, currency, status, show_balance, sid, public_key, created_at, updated_at)
  select 'mer_' || n, 'Merchant ' || n, 'merchant ' || n, 'Egypt', 'EGP', 'Active', true, 'sid' || n, 'pk_' || n, now(), now()
  from generate_series(1, ${MERCHANTS}) as n on conflict do nothing`;

/** Inserts $2 rows on day $1 (0 is the oldest), spread over 22 hours. One row in ten failed. */
const ROWS = `
  insert into transactions (id, user_type_id, created_at, business_day, country, currency, service_id, service_name,
    carrier_id, operator, product_name, msisdn, order_id, provider, method, amount, carrier_share, merchant_share,
    walee_share, carrier_share_value, merchant_share_value, walee_share_value, net_amount, status)
  select 'txn_' || md5(row::text), 'mer_' || merchant, at, (at at time zone 'Africa/Cairo')::date, country, currency,
    'srv_' || merchant, 'Service ' || merchant, null, 'Egypt-Vodafone', 'Subscription',
    '2010' || lpad((row % 100000000)::text, 8, '0'), 'order-' || row, 'fawry', 'fawry', amount, 0, 96, 4, 0,
    amount * 0.96, amount * 0.04, amount * 0.96, case when row % 10 = 0 then 'Failed' else 'Success' end
  from generate_series($1::int * 1000000 + 1, $1::int * 1000000 + $2::int) as row
  cross join lateral (select row % ${MERCHANTS} + 1 as merchant, (row % 1000 + 1)::numeric as amount,
    date_trunc('day', now()) - make_interval(days => ${DAYS} - $1::int)
      + ((row::bigint * 7919) % 79200) * interval '1 second' as at) as made
  join ${PLACES} on place.n = row / ${MERCHANTS} % 4`;

/** Inserts `perDay` transactions on each of the days, which are given by number. */
export async function seedDays(pool: Pool, days: number[], perDay: number): Promise<void> {
  await pool.query(ACCOUNTS);
  for (const day of days) await pool.query(ROWS, [day, perDay]);
  await pool.query('vacuum analyze transactions');
  await pool.query('vacuum analyze daily_figures');
}
