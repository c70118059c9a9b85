import { fillDemo } from '@daftar/demo';
import { createDaftar } from '@daftar/sdk';
import { startTestGateway } from '@daftar/server/testing';

/** Sent to the benchmark's process when the server is ready. */
export interface Ready {
  url: string;
  token: string;
  /** References of pending payouts, each of 1 major unit and all in one currency. */
  references: string[];
}

const ROWS = 50_000;

/** Copies one of the demo's payouts; each copy is pending, for 1 major unit and with its own order id. */
const COPIES = `
  insert into payouts (id, reference, user_type_id, service_id, full_name, beneficiary_email, msisdn, national_id,
    national_id_hint, country_code, amount, currency, payout_type, bank_name, bank_no, merchant_order_id, status,
    created_by_id, created_by, created_at, updated_at)
  select 'po_bench' || n, 'PO-BENCH-' || n, user_type_id, service_id, full_name, beneficiary_email, msisdn, national_id,
    national_id_hint, country_code, 1, currency, payout_type, bank_name, bank_no, 'bench-' || n, 'Pending', 'bench', 'Bench',
    now(), now()
  from (select * from payouts where currency = 'EGP' limit 1) as model, generate_series(1, $1::int) as n
  returning reference, user_type_id`;

let login = { userName: '', password: '' };
const product = await startTestGateway({
  runsSchedule: true,
  // The demo has one owner, who requests and approves the payouts.
  environment: { REQUIRE_DIFFERENT_APPROVER: '0' },
  prepare: async (gateway) => {
    gateway.settings.checkResponses = false;
    login = (await fillDemo(gateway, 100)).logins[0] ?? login;
  },
});
const daftar = createDaftar({ baseUrl: product.backofficeUrl });
const { userName, password } = login;
const token = await daftar.auth.login({ userName, password });
const { rows } = await product.gateway.payments.pool.query<{ reference: string; user_type_id: string }>(
  COPIES,
  [ROWS],
);
await product.gateway.payments.pool.query('vacuum analyze payouts');
const owner = createDaftar({ baseUrl: product.backofficeUrl, token });
const money = { grossAmount: 2 * ROWS, tax: 0, netAmount: 2 * ROWS };
await owner.merchants.addBalance(rows[0]?.user_type_id ?? '', money);

// The benchmark's process disconnects to stop this one; Node also disconnects this one when that process dies.
process.once('disconnect', async () => {
  await product.close();
  process.exit();
});
const ready: Ready = {
  url: product.backofficeUrl,
  token,
  references: rows.map(({ reference }) => reference),
};
process.send?.(ready);
