import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createCarrier,
  createMerchant,
  createService,
  inTransaction,
  rotateSecret,
} from '@daftar/server/fill';
import { sandboxCredentials, startTestGateway } from '@daftar/server/testing';
import type { PostgresAddress } from '../tools/pgbench.ts';

/** A merchant's service with the key of the merchant's server. */
export interface Shop {
  serviceId: string;
  key: string;
}

/** Sent to the benchmark's process when the server is ready. */
export interface Ready {
  api: string;
  checkout: string;
  shops: Shop[];
  /** Signs the provider's notices. */
  secureKey: string;
  postgres: PostgresAddress;
}

/** Requests to this process: create sessions, expire all of them, update the planner's statistics. */
export type ToServer = { ask: 'sessions'; count: number } | { ask: 'expire' } | { ask: 'analyze' };
export type FromServer = Ready | { sessions: string[] } | { expired: number } | { analyzed: true };

const SHOPS = 20;
const SETUP = { id: 'bench', name: 'Bench' };
const PLACE = { country: 'Egypt', currency: 'EGP' } as const;

const { BENCH_PROVIDER = '', BENCH_RECEIVER = '' } = process.env;
// A data folder makes the embedded PostgreSQL durable, as in the product: every commit waits for the disk.
const folder = mkdtempSync(path.join(tmpdir(), 'daftar-payments-'));
const product = await startTestGateway({
  runsSchedule: true,
  dataFolder: folder,
  // The product's own sandbox runs too, but nobody calls it.
  environment: { SANDBOX_URL: BENCH_PROVIDER },
  prepare: async (gateway) => {
    gateway.settings.checkResponses = false;
  },
});
const { gateway } = product;
const { pool } = gateway;

const newShop = (number: number): Promise<Shop> =>
  inTransaction(gateway.db, async (trx) => {
    const merchant = await createMerchant(trx, gateway, SETUP, { name: `Merchant ${number}`, ...PLACE });
    const service = await createService(trx, gateway, SETUP, {
      merchant: merchant.id,
      ...PLACE,
      serviceName: `Service ${number}`,
      serviceProvider: 'Fawry',
      serviceType: 'Others',
      carrierShare: 1,
      merchantShare: 95,
      waleeShare: 4,
      paymentMethods: ['FawryRef'],
      notificationApi: BENCH_RECEIVER,
    });
    const secret = (kind: 'privateKey' | 'token') =>
      rotateSecret(trx, gateway.keys.data, merchant.id, kind, gateway.now());
    await secret('token');
    return { serviceId: service.service_id, key: await secret('privateKey') };
  });
await inTransaction(gateway.db, (trx) =>
  createCarrier(trx, gateway, SETUP, { name: 'Fawry', type: 'Carrier', ...PLACE }),
);
const shops: Shop[] = [];
for (let number = 1; number <= SHOPS; number += 1) shops.push(await newShop(number));
await pool.query('create database pgbench');

const SESSIONS = `
  insert into checkout_sessions (id, user_type_id, service_id, order_id, amount, currency, payment_methods, allowed_origins,
    body_hash, status, created_at, expires_at)
  select 'cs_bench' || n, user_type_id, id, 'bench-' || n, 10, 'EGP', '["FawryRef"]', '[]', '', 'open', now(),
    now() + interval '1 hour'
  from (select id, user_type_id from services limit 1) as service, generate_series(1, $1::int) as n
  returning id`;

const tell = (message: FromServer) => process.send?.(message);
process.on('message', async (message: ToServer) => {
  if (message.ask === 'sessions') {
    const { rows } = await pool.query<{ id: string }>(SESSIONS, [message.count]);
    tell({ sessions: rows.map(({ id }) => id) });
    return;
  }
  if (message.ask === 'analyze') {
    await pool.query('vacuum analyze');
    tell({ analyzed: true });
    return;
  }
  const { rowCount } = await pool.query(
    "update checkout_sessions set status = 'expired' where status = 'open'",
  );
  tell({ expired: rowCount ?? 0 });
});
// The benchmark's process disconnects to stop this one; Node also disconnects this one when that process dies.
process.once('disconnect', async () => {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
const { host = '', port = 0, user = '' } = pool.options;
const { backofficeUrl: api, checkoutUrl: checkout } = product;
const { secureKey } = sandboxCredentials.fawry;
tell({ api, checkout, shops, secureKey, postgres: { host, port, user } });
