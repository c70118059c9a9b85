import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDaftar } from '@daftar/sdk';
import { freePorts } from '@daftar/server/testing';
import { Product } from '../kill-proof/product.ts';
import { verifyBooks } from '../kill-proof/verify-books.ts';
import { addService } from '../kill-proof/walk-path.ts';
import { Cluster } from './cluster.ts';
import { findFaults } from './faults.ts';
import { entranceOf, Payments } from './payments.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '50' }, keep: { type: 'boolean', default: false } },
});

const PROCESSES = 3;
const LEAD_SECONDS = 15;
const BETWEEN_SECONDS = 20;
const MOST_SECONDS_BACK = 30;
const keys = { SIGNING_KEY: '11'.repeat(32), DATA_KEY: '22'.repeat(32) };

/**
 * Takes payments on three processes, PgBouncer and two PostgreSQL servers; kills a process, restarts PgBouncer and fails over
 * to the standby, and proves that nothing acknowledged is lost and nothing happens twice.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'daftar-cluster-'));
await chmod(folder, 0o755);
const [poolerPort = 0, ...ports] = await freePorts(1 + 3 * PROCESSES);
const cluster = new Cluster(folder, poolerPort);
await cluster.start();
const environment = { ...cluster.environment, ...keys, ALLOW_LOCAL_TARGETS: '1' };
const products = Array.from(
  { length: PROCESSES },
  (_, n) => new Product(path.join(folder, `process-${n}`), ports.slice(3 * n, 3 * n + 3), environment),
);
const ready = await Promise.all(products.map((product) => product.start()));
console.log(`${PROCESSES} processes on one empty database: ready after ${Math.max(...ready).toFixed(1)} s`);

const receiver = new WebhookReceiver();
const notificationApi = await receiver.start();
const api = products[0]?.addresses.api ?? '';
const password = products.map((product) => product.ownerPassword).find(Boolean) ?? '';
const token = await createDaftar({ baseUrl: api }).auth.login({ userName: 'owner', password });
const owner = createDaftar({ baseUrl: api, token });
await owner.carriers.create({ name: 'Fawry', type: 'Carrier', country: 'Egypt', currency: 'EGP' });
const merchant = await owner.merchants.create({ name: 'Nile Books', country: 'Egypt', currency: 'EGP' });
const service = await addService(owner, merchant._id, 'cluster', { notificationApi });
const { secret } = await owner.merchants.rotateKey(merchant._id, { kind: 'privateKey' });
const entrances = products.map(({ addresses }) => entranceOf(addresses, secret ?? ''));
const payments = new Payments(entrances, service.serviceId);

/** A fault that is made while payments run, and what it interrupts. */
const faults = [
  {
    name: 'one process killed',
    make: async () => {
      await products[1]?.kill();
      await sleep(2_000);
      await products[1]?.start();
    },
  },
  { name: 'PgBouncer restarted', make: () => cluster.restartPooler() },
  { name: 'failover to the standby', make: () => cluster.failOver() },
];
const seconds = LEAD_SECONDS + BETWEEN_SECONDS * faults.length;
const made: { name: string; at: number }[] = [];
const makeFaults = async () => {
  await sleep(LEAD_SECONDS * 1000);
  for (const { name, make } of faults) {
    made.push({ name, at: payments.now() });
    const next = sleep(BETWEEN_SECONDS * 1000);
    await make();
    await next;
  }
};
await Promise.all([payments.run(Number(values.rate), seconds), makeFaults()]);

const found = await findFaults(payments.all, cluster.primary, receiver);
for (const { name, at } of made) {
  const before = payments.all.filter(({ created }) => created !== undefined && created < at);
  const open = before.filter(({ paid }) => paid !== undefined && paid >= at);
  const last = Math.max(at, ...open.map(({ paid }) => paid ?? at));
  const back = (last - at) / 1000;
  console.log(`${name}: ${open.length} payments under way, the last of them paid after ${back.toFixed(1)} s`);
  if (back > MOST_SECONDS_BACK) found.push(`${name}: not back within ${MOST_SECONDS_BACK} s`);
}
const durations = payments.all
  .map(({ created = 0, referred = 0 }) => referred - created)
  .sort((a, b) => a - b);
const at = (share: number) => (durations[Math.floor(durations.length * share)] ?? 0).toFixed(0);
console.log(`reference after session: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (faults included)`);
const sound = verifyBooks(environment);
await Promise.all(products.map((product) => product.stop()));
receiver.stop();
await cluster.stop();
if (values.keep) console.log(folder);
else rmSync(folder, { recursive: true, force: true });
for (const fault of found.slice(0, 20)) console.error(`  ${fault}`);
console.log(
  `${payments.all.length} payments at ${values.rate} a second, ${payments.repeated} calls repeated, ${receiver.deliveries} webhooks, ${found.length} faults`,
);
process.exit(found.length > 0 || !sound ? 1 : 0);
