import type { Pool } from 'pg';
import { DAYS } from './seed.ts';

/** A service for each merchant of the transactions; payouts refer to it. */
const SERVICES = `
  insert into services (id, service_id, user_type_id, service_name, name_key, service_provider, country, service_type,
    carrier_share, merchant_share, walee_share, created_at, updated_at)
  select 'srv_' || id, 's' || id, id, name, name_key, 'Fawry', 'Egypt', 'Others', 0, 96, 4, now(), now() from merchants
  on conflict do nothing`;

/** Inserts $2 payouts on each day from the oldest, spread over the day; one in five to a bank, one in ten pending, one in ten rejected. */
const PAYOUTS = `
  insert into payouts (id, reference, user_type_id, service_id, full_name, beneficiary_email, msisdn, national_id,
    national_id_hint, country_code, amount, currency, payout_type, bank_name, bank_no, merchant_order_id, status,
    created_by_id, created_by, created_at, updated_at)
  select 'po_' || n, 'PO-' || n, m.id, 'srv_' || m.id, 'Nora ' || n, 'nora@example.com', '2010' || lpad(n::text, 8, '0'), 'x', 'x',
    '20', n % 900 + 100, case when n % 7 = 0 then 'PKR' else 'EGP' end, case when n % 5 = 0 then 'BANK' else 'WALLET' end,
    case when n % 5 = 0 then 'Bank ' || n % 30 end, case when n % 5 = 0 then 'EG1' end, 'order-' || n,
    case n % 10 when 1 then 'Pending' when 2 then 'Rejected' else 'Approved' end, 'bench', 'Bench', at, at
  from generate_series($1::int * $2::int + 1, ($1::int + 1) * $2::int) as n
  cross join lateral (select date_trunc('day', now()) - make_interval(days => ${DAYS} - $1::int)
    + (n % 80000) * interval '1 second' as at) as made
  join (select id, row_number() over (order by id) - 1 as number, count(*) over () as merchants from merchants) m
    on m.number = n % m.merchants`;

/** Inserts `perDay` payouts on each day of the transactions, whose merchants must exist. */
export async function seedPayouts(pool: Pool, perDay: number): Promise<void> {
  await pool.query(SERVICES);
  for (let day = 0; day < DAYS; day += 1) await pool.query(PAYOUTS, [day, perDay]);
  await pool.query('vacuum analyze payouts');
}
