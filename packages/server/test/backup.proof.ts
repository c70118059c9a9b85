import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBalance } from '../src/areas/merchants/add-balance.ts';
import { backupFile } from '../src/backup/backup-file.ts';
import { listTables, nameOf } from '../src/backup/backup-tables.ts';
import { restoreFile } from '../src/backup/restore-file.ts';
import { inSession } from '../src/backup/session.ts';
import { inTransaction } from '../src/db/transaction.ts';
import type { Gateway } from '../src/gateway.ts';
import { emptyDatabase, type SharedDatabase, sharedDatabase } from '../src/testing/shared-postgres.ts';
import { startTestGateway } from '../src/testing/start-test-gateway.ts';
import { call, token } from './support/api.ts';
import { balanceOf, expectSoundBooks } from './support/books.ts';
import { damagedArchives } from './support/damaged-archives.ts';
import { fillLists } from './support/fill-lists.ts';
import { newMerchant, SETUP } from './support/world.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'daftar-backup-'));
const file = (name: string) => path.join(folder, name);

let source: SharedDatabase;
let login = { userName: '', password: '' };
const opened: SharedDatabase[] = [];

/** Creates an empty, migrated database that is dropped after the tests. */
async function target(): Promise<SharedDatabase> {
  const database = await sharedDatabase();
  if (!database) throw new Error('This run has no test server');
  opened.push(database);
  return database;
}

const gatewayOn = ({ url }: SharedDatabase, prepare?: (gateway: Gateway) => Promise<void>) =>
  startTestGateway({ environment: { DATABASE_URL: url }, ...(prepare && { prepare }) });

beforeAll(async () => {
  source = await target();
  const server = await gatewayOn(source, async (gateway) => {
    const { userName, password } = await fillLists(gateway, 120);
    login = { userName, password };
  });
  await server.close();
  await backupFile({ connectionString: source.url }, file('whole'));
});

afterAll(async () => {
  for (const { drop } of opened) await drop();
  rmSync(folder, { recursive: true });
});

async function onClient<T>({ url }: SharedDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the row count and a checksum of the rows for each table. */
const contentOf = (database: SharedDatabase) =>
  inSession({ connectionString: database.url }, 'daftar-test', async ({ db }) => {
    const content: Record<string, { rows: number; sum: string }> = {};
    for (const table of await listTables(db)) {
      const { rows } = await sql<{ rows: number; sum: string }>`
        select count(*)::integer as rows, md5(string_agg(t::text, '|' order by t::text)) as sum
        from ${nameOf(table)} t`.execute(db);
      if (rows[0]) content[`${table.schema}.${table.name}`] = rows[0];
    }
    return content;
  });

const rowsIn = async (database: SharedDatabase) =>
  Object.values(await contentOf(database)).reduce((sum, { rows }) => sum + rows, 0);

test('a restore reproduces every table of a backup that only its owner can read', async () => {
  const copy = await target();
  const restored = await restoreFile({ connectionString: copy.url }, file('whole'));
  const content = await contentOf(source);
  expect(await contentOf(copy)).toEqual(content);
  expect(restored).toEqual({ tables: Object.keys(content).length, rows: await rowsIn(source) });
  for (const name of ['transactions', 'daily_figures', 'ledger_postings', 'audit_entries', 'settlements'])
    expect(content[`public.${name}`]?.rows, name).toBeGreaterThan(1);
  expect(statSync(file('whole')).mode & 0o777).toBe(0o600);
});

test('a restore ends all login sessions, so that a revoked session cannot return', async () => {
  const before = await target();
  await restoreFile({ connectionString: before.url }, file('whole'));
  const server = await gatewayOn(before);
  const headers = token((await call(server.backofficeUrl, 'login', { body: login })).body);
  expect((await call(server.backofficeUrl, 'getProfile', { headers })).status).toBe(200);
  await backupFile({ connectionString: before.url }, file('signed-in'));
  expect((await call(server.backofficeUrl, 'logout', { headers })).status).toBeLessThan(300);
  expect((await call(server.backofficeUrl, 'getProfile', { headers })).status).toBe(401);
  await server.close();
  const copy = await target();
  await restoreFile({ connectionString: copy.url }, file('signed-in'));
  // The signing keys are the same, so the token's signature is still valid.
  const restored = await gatewayOn(copy);
  expect((await call(restored.backofficeUrl, 'getProfile', { headers })).status).toBe(401);
  expect((await call(restored.backofficeUrl, 'login', { body: login })).status).toBe(200);
  await restored.close();
});

const deposit = (gateway: Gateway, id: string, amount: number) =>
  inTransaction(gateway.db, (trx) =>
    addBalance(
      trx,
      { id, currency: 'EGP' },
      { grossAmount: amount, tax: 0, netAmount: amount },
      { actor: SETUP, requestId: 'backup', now: gateway.now() },
    ),
  );

test('a gateway runs on a restored database', async () => {
  const copy = await target();
  await restoreFile({ connectionString: copy.url }, file('whole'));
  const server = await gatewayOn(copy);
  const { gateway } = server;
  const signedIn = await call(server.backofficeUrl, 'login', { body: login });
  expect(signedIn.status).toBe(200);
  const merchant = await newMerchant(gateway);
  await deposit(gateway, merchant.id, 75);
  expect(await balanceOf(gateway, merchant.id)).toBe(75);
  const job = await gateway.pool.query("select (graphile_worker.add_job('clean_up')).id");
  expect(Number(job.rows[0].id)).toBeGreaterThan(0);
  await expectSoundBooks(gateway);
  await server.close();
});

test('a backup is a consistent snapshot while deposits are being booked', async () => {
  const busy = await target();
  await restoreFile({ connectionString: busy.url }, file('whole'));
  const server = await gatewayOn(busy);
  const { gateway } = server;
  const merchant = await newMerchant(gateway);
  let deposits = 0;
  let ended = false;
  const depositing = (async () => {
    for (; !ended; deposits += 1) await deposit(gateway, merchant.id, 1);
  })();
  while (deposits < 5) await new Promise((resolve) => setTimeout(resolve, 10));
  const before = deposits;
  await backupFile({ connectionString: busy.url }, file('busy'));
  ended = true;
  await depositing;
  expect(deposits).toBeGreaterThan(before);
  await server.close();
  const copy = await target();
  await restoreFile({ connectionString: copy.url }, file('busy'));
  const restored = await gatewayOn(copy);
  await expectSoundBooks(restored.gateway);
  const balance = await balanceOf(restored.gateway, merchant.id);
  expect(balance).toBeGreaterThanOrEqual(before);
  expect(balance).toBeLessThanOrEqual(deposits);
  await restored.close();
});

test.each(damagedArchives(folder))(
  'rejects %s as a backup and writes no rows',
  async (_what, sentence, made) => {
    const copy = await target();
    await expect(restoreFile({ connectionString: copy.url }, await made())).rejects.toThrow(sentence);
    expect(await rowsIn(copy)).toBe(0);
  },
);

test('rejects a restore into a database that has rows or is in use', async () => {
  await expect(restoreFile({ connectionString: source.url }, file('whole'))).rejects.toThrow(
    /not empty: \w+ has rows/,
  );
  const copy = await target();
  await onClient(copy, async (client) => {
    await client.query('begin; select 1 from users; select 1 from merchants');
    await expect(restoreFile({ connectionString: copy.url }, file('whole'))).rejects.toThrow(
      /Another process is using/,
    );
    await client.query('rollback');
  });
});

test('the backup and restore commands print their results, and restore verifies the books', async () => {
  const command = (name: string, url: string, ...args: string[]) =>
    run(
      process.execPath,
      ['--no-warnings', path.join(import.meta.dirname, `../src/commands/${name}.ts`), ...args],
      {
        env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_FOLDER: folder },
      },
    );
  const made = await command('backup', source.url);
  expect(made.stdout).toMatch(/backups\/daftar-\S+Z\.backup: \d+ rows of \d+ tables/);
  const archive = made.stdout.split(':')[0] ?? '';
  const empty = await emptyDatabase();
  opened.push(empty);
  const restored = await command('restore', empty.url, archive);
  expect(restored.stdout).toMatch(
    /restored \d+ rows of \d+ tables\nledger: \d+ entries, 0 faults\nfigures: \d+ days, 0 faults\naudit: \d+ entries, 0 broken chains\n/,
  );
  expect(await contentOf(empty)).toEqual(await contentOf(source));
  await expect(command('restore', empty.url, archive)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/not empty/),
  });
  await expect(command('backup', source.url, archive)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/exists already/),
  });
  await expect(command('restore', empty.url)).rejects.toMatchObject({
    stderr: expect.stringMatching(/Usage: npm run restore -- file/),
  });
});
