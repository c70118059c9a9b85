import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSandbox } from '@daftar/sandboxes';
import { createLog, type Product, readConfig, startProduct } from '@daftar/server';
import { freePorts, testDatabase } from '@daftar/server/testing';
import { afterAll, expect, test } from 'vitest';
import { seed } from '../src/seed.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'daftar-first-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Variables of a start with the real Fawry instead of the payment sandbox. */
const realProvider = {
  FAWRY_BASE_URL: 'https://fawry.example',
  FAWRY_MERCHANT_CODE: 'code',
  FAWRY_SECURE_KEY: 'key',
};

/**
 * Returns a function that starts several processes at once on one empty database. Each process has the lines that it printed.
 */
async function openDatabase() {
  const database = await testDatabase();
  const products: Product[] = [];

  async function startOne(empty: boolean, [port, checkout, sandbox]: number[], more: Record<string, string>) {
    const printed: string[] = [];
    const product = await startProduct({
      environment: readConfig({
        ...{ DATA_FOLDER: folder, ALLOW_LOCAL_TARGETS: '1', ...database.environment, ...more },
        ...{ PORT: String(port), CHECKOUT_PORT: String(checkout), SANDBOX_PORT: String(sandbox) },
      }),
      log: createLog('fatal'),
      openSandbox: buildSandbox,
      prepare: async (gateway) => {
        const say = (line: string) => printed.push(line);
        await seed(gateway, { empty, dataFolder: folder, signal: new AbortController().signal, say });
      },
    });
    products.push(product);
    return { printed, product };
  }

  const start = async (count: number, empty: boolean, more: Record<string, string> = {}) => {
    const ports = await freePorts(count * 3);
    return Promise.all(
      Array.from({ length: count }, (_, n) => startOne(empty, ports.slice(n * 3, n * 3 + 3), more)),
    );
  };
  const close = async () => {
    for (const product of products) await product.close();
    await database.stop();
  };
  return { start, close };
}

const namesIn = async ({ gateway }: Product) =>
  (await gateway.db.selectFrom('users').select('user_name').orderBy('user_name').execute()).map(
    ({ user_name }) => user_name,
  );

test('one of three processes that start on an empty database creates the owner and prints the login', async () => {
  const { start, close } = await openDatabase();
  try {
    const all = await start(3, true);
    const told = all.filter(({ printed }) => printed.length > 0);
    expect(told).toHaveLength(1);
    expect(told[0]?.printed.join()).toMatch(/username owner\n {4}password \S{12}/);
    for (const { product } of all) expect(await namesIn(product)).toEqual(['owner']);
  } finally {
    await close();
  }
});

test('one of two processes that start with the demo creates it, and both print its logins', async () => {
  const { start, close } = await openDatabase();
  try {
    const [one, other] = await start(2, false);
    const names = one ? await namesIn(one.product) : [];
    expect(names).toEqual(['carrier', 'finance', 'merchant', 'owner', 'support']);
    for (const started of [one, other]) expect(started?.printed).toHaveLength(names.length + 1);
    expect(one?.printed).toEqual(other?.printed);
    const untold = await one?.product.gateway.pool.query(
      `select id from subscriptions s where not exists (select 1 from audit_entries e
        where e.kind = 'subscription' and e.record_id = s.id and e.action = 'addSubscription' and e.at = s.created_at)`,
    );
    expect(untold?.rows).toEqual([]);
  } finally {
    await close();
  }
});

test('a failed first run can be repeated', async () => {
  const { start, close } = await openDatabase();
  try {
    await expect(start(1, false, realProvider)).rejects.toThrow(/Demo data needs the payment sandbox/);
    const [again] = await start(1, true);
    expect(again && (await namesIn(again.product))).toEqual(['owner']);
  } finally {
    await close();
  }
});
