import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { call, token } from './support/api.ts';

let server: TestGateway;

const ROWS = 1_200;

beforeAll(async () => {
  server = await startTestGateway();
  const { pool } = server.gateway;
  await pool.query(`
    insert into merchants (id, name, name_key, country, currency, status, show_balance, sid, public_key, created_at, updated_at)
    values ('mer_deep', 'Deep', 'deep', 'Egypt', 'EGP', 'Active', true, 'sid', 'pk', now(), now())`);
  // Seven rows share each timestamp, so the sort order across pages must use the ids, too.
  await pool.query(
    `insert into transactions (id, user_type_id, created_at, business_day, country, currency, service_id, service_name,
       operator, product_name, msisdn, order_id, provider, method, amount, carrier_share, merchant_share, walee_share,
       carrier_share_value, merchant_share_value, walee_share_value, net_amount, status)
     select 'txn_' || md5(n::text), 'mer_deep', timestamptz '2026-03-10 10:00Z' + n / 7 * interval '1 second', '2026-03-10',
       'Egypt', 'EGP', 'srv', 'Service', 'Egypt-Vodafone', 'Book', '201001234567', 'order-' || n, 'fawry', 'fawry',
       n % 97 + 1, 0, 100, 0, 0, n % 97 + 1, 0, n % 97 + 1, 'Success'
     from generate_series(1, $1::int) as n`,
    [ROWS],
  );
});

afterAll(() => server.close());

test.each([
  ['newest first', undefined, 'created_at desc, id desc'],
  ['oldest first', 'transactionDate', 'created_at asc, id asc'],
  ['largest first', '-amount', 'amount desc, id desc'],
] as const)('the pages of the transaction report contain each row once, %s', async (_what, sort, order) => {
  const login = await call(server.backofficeUrl, 'login', { body: server.owner });
  const found: string[] = [];
  for (let page = 1; page <= ROWS / 100; page += 1) {
    const { body } = await call(server.backofficeUrl, 'reportTransactions', {
      headers: token(String(login.body)),
      body: {
        ...{ dateFrom: '2026-03-10', dateTo: '2026-03-10', country: 'Egypt', currency: 'EGP' },
        ...{ page, limit: 100, ...(sort && { sort }) },
      },
    });
    expect(body.total).toBe(ROWS);
    found.push(...body.data.map(({ orderId }) => orderId));
  }
  const { rows } = await server.gateway.pool.query<{ order_id: string }>(
    `select order_id from transactions order by ${order}`,
  );
  expect(found).toEqual(rows.map((row) => row.order_id));
});
