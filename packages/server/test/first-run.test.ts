import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/config/read-config.ts';
import { seed } from '../src/demo/seed.ts';
import type { Gateway } from '../src/gateway.ts';
import { createLog } from '../src/observe/log.ts';
import { buildGateway } from '../src/product/build-gateway.ts';
import { Shutdown } from '../src/product/shutdown.ts';
import { testDatabase } from '../src/testing/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'daftar-first-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds gateways on one empty database, like processes that start together. `printed` collects the lines of each. */
async function buildGateways(count: number) {
  const database = await testDatabase();
  const all: { gateway: Gateway; printed: string[]; shutdown: Shutdown }[] = [];
  for (let index = 0; index < count; index += 1) {
    const environment = readConfig({
      ...{ DATA_FOLDER: folder, ALLOW_LOCAL_TARGETS: '1' },
      ...database.environment,
    });
    const shutdown = new Shutdown(1000);
    const gateway = await buildGateway({ environment, log: createLog('fatal') }, shutdown);
    all.push({ gateway, shutdown, printed: [] });
  }
  const start = (empty: boolean) =>
    Promise.all(
      all.map(({ gateway, printed }) =>
        seed(gateway, {
          ...{ empty, dataFolder: folder, signal: new AbortController().signal },
          say: (line) => printed.push(line),
        }),
      ),
    );
  const close = async () => {
    for (const { shutdown } of all) await shutdown.begin();
    await database.stop();
  };
  return { all, start, close };
}

const namesIn = async ({ db }: Gateway) =>
  (await db.selectFrom('users').select('user_name').orderBy('user_name').execute()).map(
    ({ user_name }) => user_name,
  );

test('one of three processes that start on an empty database creates the owner and prints the login', async () => {
  const { all, start, close } = await buildGateways(3);
  try {
    await start(true);
    const told = all.filter(({ printed }) => printed.length > 0);
    expect(told).toHaveLength(1);
    expect(told[0]?.printed.join()).toMatch(/username owner\n {4}password \S{12}/);
    for (const { gateway } of all) {
      expect(await namesIn(gateway)).toEqual(['owner']);
    }
  } finally {
    await close();
  }
});

test('one of two processes that start with the demo creates it, and both print its logins', async () => {
  const { all, start, close } = await buildGateways(2);
  try {
    await start(false);
    const names = await namesIn(all[0]?.gateway as Gateway);
    expect(names).toEqual(['carrier', 'finance', 'merchant', 'owner', 'support']);
    for (const { printed } of all) expect(printed).toHaveLength(names.length + 1);
    expect(all[0]?.printed).toEqual(all[1]?.printed);
  } finally {
    await close();
  }
});

test('a failed first run can be repeated', async () => {
  const { all, start, close } = await buildGateways(1);
  try {
    const [one] = all;
    if (!one) throw new Error('Nobody starts');
    const { settings } = one.gateway;
    one.gateway.settings = { ...settings, sandbox: false };
    await expect(start(false)).rejects.toThrow(/Demo data needs the payment sandbox/);
    await start(true);
    expect(await namesIn(one.gateway)).toEqual(['owner']);
  } finally {
    await close();
  }
});
