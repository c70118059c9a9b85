import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { testDatabase } from '../src/testing/test-database.ts';
import { newMerchant } from './support/world.ts';

const key = (digit: string) => digit.repeat(64);
const SIGNING_KEY = key('1');
let folder: string;
let address: Record<string, string>;
let close: () => Promise<void>;
const running: TestGateway[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'daftar-data-key-'));
  const database = await testDatabase();
  address = { ...database.environment, DATA_FOLDER: folder };
  close = () => database.stop();
});
afterAll(async () => {
  for (const gateway of running) await gateway.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
});

async function startWith(DATA_KEY: string): Promise<TestGateway> {
  const gateway = await startTestGateway({ environment: { ...address, SIGNING_KEY, DATA_KEY } });
  running.push(gateway);
  return gateway;
}

test('a start with another data key is refused and names it, also on a database from before the check', async () => {
  const { gateway } = await startWith(key('a'));
  await newMerchant(gateway);
  await expect(startWith(key('b'))).rejects.toThrow(/^DATA_KEY is not the key/);
  await gateway.db.deleteFrom('key_checks').execute();
  await expect(startWith(key('b'))).rejects.toThrow(/^DATA_KEY is not the key/);
  expect(await gateway.db.selectFrom('key_checks').selectAll().execute()).toEqual([]);
  await startWith(key('a'));
  expect(await gateway.db.selectFrom('key_checks').select('name').execute()).toEqual([{ name: 'DATA_KEY' }]);
});
