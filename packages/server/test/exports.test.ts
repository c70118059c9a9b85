import { addDays } from '@daftar/domain';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../src/access/permissions.ts';
import { exportJob, failAbandonedExports } from '../src/areas/exports/export-job.ts';
import { runExport } from '../src/areas/exports/run.ts';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { call, token } from './support/api.ts';
import { eventually } from './support/eventually.ts';
import { exportedFile, fetchExport, startExport } from './support/exports.ts';
import { paidPayment, today } from './support/payments.ts';
import { formOf, HEADERS, sheetOf } from './support/sheets.ts';
import { whenFree } from './support/when-free.ts';
import { EGYPT, newMerchant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
let nileToken: string;
beforeAll(async () => {
  world = await startWorld();
  nileToken = await signedInUser(world, 'nile-clerk', world.nile.merchantId);
  await paidPayment(world, 450, world.nile);
  await paidPayment(world, 70, world.delta);
});
afterAll(() => world.close());

const start = (userToken: string, body: object) => startExport(world.backofficeUrl, userToken, body);
const read = (userToken: string, id: string) =>
  call(world.backofficeUrl, 'getExport', { params: { id }, headers: token(userToken) });
const file = (userToken: string, id: string) => fetchExport(world.backofficeUrl, userToken, id);

async function exported(userToken: string, body: object) {
  const { body: made, text, status } = await start(userToken, body);
  expect(status, text).toBe(200);
  return exportedFile(world.backofficeUrl, userToken, made._id);
}
const period = () => ({ dateFrom: today(), dateTo: today(), ...EGYPT });

test("an export contains the caller's transactions and control totals", async () => {
  const request = { list: 'transactions', format: 'csv', filters: period() };
  const own = (await exported(nileToken, request)).bytes.toString();
  expect(own).toContain('Rows,1\r\n');
  expect(own).toContain('"Sum: amount, Success, EGP",450\r\n');
  expect(own).toContain('Time zone,Africa/Cairo');
  const all = await exported(world.ownerToken, request);
  expect(all.bytes.toString()).toContain('"Sum: amount, Success, EGP",520\r\n');
  expect(all.answer.headers.get('content-disposition')).toBe(
    `attachment; filename="transactions_${today()}_${today()}.csv"`,
  );
});

test("an export of a list without countries uses the time zone of the caller's country", async () => {
  const { id } = await newMerchant(world.gateway, unique('Karachi'));
  await world.gateway.db.updateTable('merchants').set({ country: 'Pakistan' }).where('id', '=', id).execute();
  const clerk = await signedInUser(world, unique('karachi-clerk').replaceAll(' ', '-').toLowerCase(), id);
  const request = { list: 'users', format: 'csv' };
  expect((await exported(clerk, request)).bytes.toString()).toContain('Time zone,Asia/Karachi');
  expect((await exported(world.ownerToken, request)).bytes.toString()).toContain('Time zone,Africa/Cairo');
});

test('an export of approval files covers the last seven days by default, and merchants may not start one', async () => {
  const processFile = async (name: string) => {
    const sheet = sheetOf([HEADERS, [unique('PO'), 'Approved', 1]]);
    const { body } = await whenFree(() => world.asOwner('uploadApprovalFile', { body: formOf(sheet, name) }));
    return world.asOwner('processApprovalFile', { body: { fileName: body.fileName } });
  };
  const old = await processFile('old.xlsx');
  await processFile('موافقات نوفمبر.xlsx');
  await processFile('payouts.xlsx');
  await world.gateway.db
    .updateTable('approval_files')
    .set({ created_at: new Date(Date.now() - 9 * 24 * 3_600_000) })
    .where('id', '=', old.body._id)
    .execute();
  const request = { list: 'fileRecords', format: 'csv' };
  const csv = (await exported(world.ownerToken, request)).bytes.toString();
  expect(csv).toMatch(/^apf_\w+,payouts\.xlsx,upl_\w+\.xlsx,0,1,/m);
  expect(csv).not.toContain('old.xlsx');
  expect(csv).toContain('Rows,2\r\n');
  const found = await exported(world.ownerToken, { ...request, filters: { q: 'موافقات' } });
  expect(found.bytes.toString()).toContain('Rows,1\r\n');
  expect((await start(nileToken, request)).status).toBe(403);
});

test.each(['payouts', 'fileRecords'])(
  'an export of %s without dates covers the last seven days and contains them in its name',
  async (list) => {
    const { id, bytes } = await exported(world.ownerToken, { list, format: 'csv', filters: { q: 'x' } });
    const days = { dateFrom: addDays(today(), -6), dateTo: today() };
    expect(bytes.toString()).toContain(
      `Filter,none\r\nSearch,x\r\nPeriod,${days.dateFrom} – ${days.dateTo}\r\n`,
    );
    const { filters } = await world.gateway.db
      .selectFrom('exports')
      .select('filters')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(filters).toEqual({ q: 'x', ...days });
    const upTo = { dateTo: '2026-03-10' };
    const earlier = await exported(world.ownerToken, { list, format: 'csv', filters: upTo });
    expect(earlier.bytes.toString()).toContain('Period,2026-03-04 – 2026-03-10');
  },
);

test('an export escapes cells that look like formulas', async () => {
  await newMerchant(world.gateway, unique('=HYPERLINK("https://evil.example","x")'));
  const csv = (await exported(world.ownerToken, { list: 'merchants', format: 'csv' })).bytes.toString();
  expect(csv).toContain(`"'=HYPERLINK(""https`);
  expect(csv).not.toMatch(/(^|,)"?[=@]/m);
});

test('an xlsx export is a zip archive', async () => {
  const { bytes, answer } = await exported(world.ownerToken, { list: 'merchants', format: 'xlsx' });
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
});

test('an export is readable only by its requester and is deleted after a day', async () => {
  const { id } = await exported(nileToken, { list: 'merchants', format: 'csv' });
  expect((await read(world.ownerToken, id)).status).toBe(404);
  expect((await file(world.ownerToken, id)).status).toBe(404);
  await world.gateway.db
    .updateTable('exports')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('id', '=', id)
    .execute();
  expect((await file(nileToken, id)).status).toBe(404);
  await cleanUp(world.gateway);
  const left = await world.gateway.db
    .selectFrom('export_chunks')
    .selectAll()
    .where('export_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});

test('an account with several exports does not delay the export of another account', async () => {
  const { pool } = world.gateway;
  await eventually(async () => {
    // The worker unlocks the queue some time after an earlier test's export is done.
    const { rows } = await pool.query<{ id: number }>(
      `insert into graphile_worker._private_job_queues as q (queue_name, locked_at, locked_by) values ('exports', now(), 'test')
       on conflict (queue_name) do update set locked_at = now(), locked_by = 'test' where q.locked_by is null returning id`,
    );
    expect(rows).toHaveLength(1);
  });
  const second = await signedInUser(world, 'nile-second', world.nile.merchantId);
  const requesters = [nileToken, second, nileToken, world.ownerToken];
  const ids: string[] = [];
  for (const userToken of requesters)
    ids.push((await start(userToken, { list: 'merchants', format: 'csv' })).body._id);
  const line = await pool.query<{ id: string }>(
    `select payload->>'exportId' as id from graphile_worker._private_jobs
     where payload->>'exportId' = any($1) order by priority, run_at, id`,
    [ids],
  );
  const [first, next, third, owners] = ids;
  expect(line.rows.map(({ id }) => id)).toEqual([first, owners, next, third]);
  await pool.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
  for (const [at, userToken] of requesters.entries())
    await exportedFile(world.backofficeUrl, userToken, ids[at] ?? '');
});

test('a download whose remaining data was deleted breaks the connection instead of hanging', async () => {
  const { id } = await exported(nileToken, { list: 'merchants', format: 'csv' });
  const { db } = world.gateway;
  await db
    .updateTable('exports')
    .set((eb) => ({ size: eb('size', '+', '1000') }))
    .where('id', '=', id)
    .execute();
  const answer = await file(nileToken, id);
  const silence = new Promise((resolve) => setTimeout(() => resolve('silence'), 30_000));
  const end = answer.text().then(
    () => 'complete',
    () => 'broken',
  );
  expect(await Promise.race([end, silence])).toBe('broken');
});

/** Runs an export's job once more. `meanwhile` runs after the job's first statement of that kind. */
async function runAgain(id: string, kind: string, meanwhile: () => Promise<unknown>): Promise<void> {
  const { gateway } = world;
  const at = new Set<unknown>();
  let isOver = false;
  const pausing: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === kind) at.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (at.has(queryId) && !isOver) {
        isOver = true;
        await meanwhile();
      }
      return result;
    },
  };
  await gateway.db.updateTable('exports').set({ status: 'running' }).where('id', '=', id).execute();
  const db = gateway.direct.exports.db.withPlugin(pausing);
  const direct = { ...gateway.direct, exports: { ...gateway.direct.exports, db } };
  await runExport({ ...gateway, direct }, id, undefined);
  expect(isOver).toBe(true);
}

test.each([
  ['has begun', 'UpdateQueryNode'],
  ['has written a piece of the file', 'InsertQueryNode'],
])(
  'a run of an export that wakes after it %s changes nothing of the file of a later run',
  async (_, kind) => {
    const { id } = await exported(nileToken, { list: 'transactions', format: 'csv', filters: period() });
    let later: Buffer | undefined;
    const download = async () => Buffer.from(await (await file(nileToken, id)).arrayBuffer());
    await runAgain(id, kind, async () => {
      await paidPayment(world, 30, world.nile);
      await runExport(world.gateway, id, undefined);
      later = await download();
    });
    expect(await download()).toEqual(later);
    expect((await read(nileToken, id)).body).toMatchObject({ status: 'done' });
    expect(later?.toString()).toMatch(/^Rows,[2-9]\r$/m);
  },
);

test('an export that a later run has finished stays done when the earlier run fails', async () => {
  const { id } = await exported(nileToken, { list: 'transactions', format: 'csv', filters: period() });
  await runAgain(id, 'RawNode', async () => {
    await runExport(world.gateway, id, undefined);
    throw new Error('The connection was lost');
  });
  expect((await read(nileToken, id)).body.status).toBe('done');
});

test('an export that fails is reported as failed, and can write nothing more', async () => {
  const { id } = await exported(nileToken, { list: 'transactions', format: 'csv', filters: period() });
  await runAgain(id, 'InsertQueryNode', () => Promise.reject(new Error('The connection was lost')));
  expect((await read(nileToken, id)).body.status).toBe('failed');
});

test('an export needs the permissions of its list and of reports', async () => {
  const permissions = allPermissions();
  permissions.Reports = { ...permissions.Reports, generateReport: false };
  permissions.Services = {};
  const reader = await signedInUser(world, 'reader', 'Walee', permissions);
  const statuses = await Promise.all([
    start(reader, { list: 'transactions', format: 'csv', filters: period() }),
    start(reader, { list: 'services', format: 'csv' }),
    start(nileToken, { list: 'blacklists', format: 'csv' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('an export rejects filters that its list does not have', async () => {
  for (const [filters, field] of [
    [{ country: 'Atlantis' }, 'filters.country'],
    [{ page: 2 }, 'filters.page'],
    [{ userTypeId: 'Walee' }, 'filters.userTypeId'],
  ] as const) {
    const answer = await start(world.ownerToken, { list: 'merchants', format: 'csv', filters });
    expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, field]);
  }
});

test('an export whose job is missing or has failed for good is marked failed, and a waiting one is not', async () => {
  const { pool } = world.gateway;
  const { rows: users } = await pool.query<{ id: string }>("select id from users where user_name = 'owner'");
  for (const [id, status] of [
    ['exp_forgotten', 'running'],
    ['exp_given_up', 'waiting'],
    ['exp_waits', 'waiting'],
  ] as const)
    await pool.query(
      `insert into exports (id, user_id, user_type_id, list, format, filters, status, file_name, created_at)
      values ($1, $2, $4, 'users', 'csv', '{}', $3, 'Users.csv', now())`,
      [id, users[0]?.id, status, world.gateway.owner.id],
    );
  for (const id of ['exp_given_up', 'exp_waits'])
    await pool.query(
      "select graphile_worker.add_job('run_export', '{}', job_key => $1, run_at => now() + interval '1 hour')",
      [exportJob(id)],
    );
  await pool.query('update graphile_worker._private_jobs set attempts = max_attempts where key = $1', [
    exportJob('exp_given_up'),
  ]);
  await failAbandonedExports(world.gateway);
  const { rows } = await pool.query<{ id: string; status: string }>(
    "select id, status from exports where id in ('exp_forgotten', 'exp_given_up', 'exp_waits') order by id",
  );
  expect(rows.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'exp_forgotten failed',
    'exp_given_up failed',
    'exp_waits waiting',
  ]);
  // A job of an older version has no key and may belong to any export, so no export is marked as failed.
  const { rows: older } = await pool.query<{ id: string }>(
    "select (graphile_worker.add_job('run_export', '{}', run_at => now() + interval '1 hour')).id",
  );
  await pool.query("update exports set status = 'waiting' where id = 'exp_forgotten'");
  await failAbandonedExports(world.gateway);
  const { rows: kept } = await pool.query("select status from exports where id = 'exp_forgotten'");
  expect(kept).toEqual([{ status: 'waiting' }]);
  await pool.query('select graphile_worker.complete_jobs($1::bigint[])', [[older[0]?.id]]);
  await pool.query("delete from exports where id in ('exp_waits', 'exp_forgotten')");
});
