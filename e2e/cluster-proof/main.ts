import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePorts } from '@daftar/server/testing';
import type { Product } from '../kill-proof/product.ts';
import { verifyBooks } from '../kill-proof/verify-books.ts';
import { Cluster } from './cluster.ts';
import { findFaults } from './faults.ts';
import { makeIncidents, SECONDS, slowIncidents } from './incidents.ts';
import { Payments } from './payments.ts';
import { makeProcesses, openShop, startProcesses } from './start-processes.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '50' }, keep: { type: 'boolean', default: false } },
});

const PROCESSES = 3;
const keys = { SIGNING_KEY: '11'.repeat(32), DATA_KEY: '22'.repeat(32) };

/** Takes payments during the incidents, and returns the faults. */
async function prove(cluster: Cluster, products: Product[], receiver: WebhookReceiver): Promise<string[]> {
  const { serviceId, entrances } = await openShop(products, await receiver.start());
  const payments = new Payments(entrances, serviceId);
  await payments.warmUp();
  console.log(`Warm-up: ${payments.all.length} payments in ${(payments.now() / 1000).toFixed(1)} s`);
  const [made] = await Promise.all([
    makeIncidents(cluster, products[1], payments),
    payments.run(Number(values.rate), SECONDS),
  ]);
  const faults = [
    ...(await findFaults(payments.all, cluster.primary, receiver)),
    ...slowIncidents(made, payments.all),
  ];
  const result = `${payments.all.length} payments at ${values.rate} a second, ${payments.repeated} calls repeated`;
  console.log(`${result}, ${receiver.deliveries} webhooks, ${faults.length} faults`);
  return faults;
}

/**
 * Takes payments on three processes, PgBouncer and two PostgreSQL servers; kills a process, restarts PgBouncer and fails over
 * to the standby, and proves that nothing acknowledged is lost and nothing happens twice.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'daftar-cluster-'));
// PostgreSQL and PgBouncer run as another account and must read their folders inside this one.
chmodSync(folder, 0o755);
const [poolerPort = 0] = await freePorts(1);
const cluster = new Cluster(folder, poolerPort);
const receiver = new WebhookReceiver();
const environment = { ...cluster.environment, ...keys, ALLOW_LOCAL_TARGETS: '1' };
const products = await makeProcesses(PROCESSES, folder, environment);
try {
  await cluster.start();
  await startProcesses(products);
  const faults = await prove(cluster, products, receiver);
  for (const fault of faults) console.error(`  ${fault}`);
  const sound = verifyBooks(environment);
  process.exitCode = faults.length > 0 || !sound ? 1 : 0;
} finally {
  await Promise.all(products.map((product) => product.stop()));
  receiver.stop();
  await cluster.stop();
  if (values.keep) console.log(`Logs and data: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
