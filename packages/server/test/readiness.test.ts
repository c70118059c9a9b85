import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { send } from './support/api.ts';

let server: TestGateway;

beforeAll(async () => {
  server = await startTestGateway();
});

afterAll(() => server.close());

const ready = async () => {
  const { status, body, headers } = await send(server.backofficeUrl, 'GET', '/ready');
  return [status, (body as { status: string }).status, headers.get('retry-after')];
};
const pool = () => server.gateway.pool;

test('the readiness check responds while the database hangs, and the health check succeeds', async () => {
  const client = await pool().connect();
  await client.query('begin; lock table kysely_migration in access exclusive mode');
  expect(await ready()).toEqual([503, 'waiting for the database', '1']);
  expect((await send(server.backofficeUrl, 'GET', '/health')).status).toBe(200);
  await client.query('rollback');
  client.release();
  expect(await ready()).toEqual([200, 'ready', null]);
});

test('the readiness check fails while the schema is older than the program', async () => {
  const { rows } = await pool().query(
    'delete from kysely_migration where name = (select max(name) from kysely_migration) returning name, timestamp',
  );
  expect(await ready()).toEqual([503, 'waiting for migrations', '1']);
  await pool().query('insert into kysely_migration values ($1, $2)', [rows[0].name, rows[0].timestamp]);
  expect(await ready()).toEqual([200, 'ready', null]);
});

test('a running process stays ready on a newer schema, but an old version cannot start on it', async () => {
  await pool().query("insert into kysely_migration values ('9999-later', now()::text)");
  expect(await ready()).toEqual([200, 'ready', null]);
  await expect(migrate(server.gateway.db)).rejects.toThrow(
    /belongs to a newer Daftar \(its schema is at 9999-later/,
  );
});
