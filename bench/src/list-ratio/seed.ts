import type { TestGateway } from '@daftar/server/testing';

/** Merchants for the list, with different values in the columns that the list shows. */
const SQL = `
  insert into merchants (id, name, name_key, country, currency, status, notification_email, support_email,
    billing_email, commercial_email, show_balance, sid, public_key, created_at, updated_at)
  select 'mer_' || md5(n::text), 'Merchant ' || n, 'merchant ' || n, 'Egypt', 'EGP', 'Active',
    'notify' || n || '@example.com', 'help' || n || '@example.com', null, null,
    true, 'm' || substr(md5('sid' || n), 1, 15), 'pk_' || md5('key' || n),
    now() - n * interval '1 hour', now()
  from generate_series($1::int, $2::int) as n`;

/** A larger statement would run into the pool's time limit. */
const BATCH = 2_000;

export async function seedMerchants(gateway: TestGateway['gateway'], count: number): Promise<void> {
  for (let first = 1; first <= count; first += BATCH)
    await gateway.pool.query(SQL, [first, Math.min(count, first + BATCH - 1)]);
  await gateway.pool.query('analyze');
}
