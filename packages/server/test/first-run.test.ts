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

/** Gateways on one empty database, as processes that start together have them, each with what it says. */
async function starters(count: number) {
  const database = await testDatabase();
  const all: { gateway: Gateway; said: string[]; shutdown: Shutdown }[] = [];
  for (let index = 0; index < count; index += 1) {
    const environment = readConfig({
      ...{ DATA_FOLDER: folder, ALLOW_LOCAL_TARGETS: '1' },
      ...database.environment,
    });
    const shutdown = new Shutdown(1000);
    const gateway = await buildGateway({ environment, log: createLog('fatal') }, shutdown);
    all.push({ gateway, shutdown, said: [] });
  }
  const start = (empty: boolean) =>
    Promise.all(
      all.map(({ gateway, said }) =>
        seed(gateway, {
          ...{ empty, dataFolder: folder, signal: new AbortController().signal },
          say: (line) => said.push(line),
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

test('of processes that start together on an empty database one makes the owner, the others say nothing', async () => {
  const { all, start, close } = await starters(3);
  try {
    await start(true);
    const told = all.filter(({ said }) => said.length > 0);
    expect(told).toHaveLength(1);
    expect(told[0]?.said.join()).toMatch(/username owner\n {4}password \S{12}/);
    for (const { gateway } of all) {
      expect(await namesIn(gateway)).toEqual(['owner']);
    }
  } finally {
    await close();
  }
});

test('the same with the demo: it is there once, and all show its logins', async () => {
  const { all, start, close } = await starters(2);
  try {
    await start(false);
    const names = await namesIn(all[0]?.gateway as Gateway);
    expect(names).toEqual(['carrier', 'finance', 'merchant', 'owner', 'support']);
    for (const { said } of all) expect(said).toHaveLength(names.length + 1);
    expect(all[0]?.said).toEqual(all[1]?.said);
  } finally {
    await close();
  }
});

test('a first run that fails leaves the next one to begin again', async () => {
  const { all, start, close } = await starters(1);
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
