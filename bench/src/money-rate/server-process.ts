import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDaftar } from '@daftar/sdk';
import { startTestGateway } from '@daftar/server/testing';

/** Sent to the benchmark's process when the server is ready. */
export interface Ready {
  url: string;
  token: string;
  merchants: string[];
  /** Address of the server's PostgreSQL, for pgbench. */
  postgres: { host: string; port: number; user: string };
}

/** Many more than clients, so that two deposits rarely go to the same account at once. */
const MERCHANTS = 500;

// A data folder makes the embedded PostgreSQL durable, as in the product: every commit waits for the disk.
const folder = mkdtempSync(path.join(tmpdir(), 'daftar-money-'));
const product = await startTestGateway({
  runsSchedule: true,
  dataFolder: folder,
  prepare: async (gateway) => {
    gateway.settings.checkResponses = false;
  },
});
const { pool } = product.gateway;
const token = await createDaftar({ baseUrl: product.backofficeUrl }).auth.login(product.owner);
const owner = createDaftar({ baseUrl: product.backofficeUrl, token });
const merchants: string[] = [];
for (let n = 1; n <= MERCHANTS; n += 1) {
  const form = { name: `Merchant ${n}`, country: 'Egypt', currency: 'EGP' } as const;
  merchants.push((await owner.merchants.create(form))._id);
}
await pool.query('create database pgbench');

// The benchmark's process disconnects to stop this one; Node also disconnects this one when that process dies.
process.once('disconnect', async () => {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
const { host = '', port = 0, user = '' } = pool.options;
const ready: Ready = { url: product.backofficeUrl, token, merchants, postgres: { host, port, user } };
process.send?.(ready);
