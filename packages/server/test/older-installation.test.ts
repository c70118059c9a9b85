import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect, type Database } from '../src/db/connect.ts';
import { migrate, migrationNames } from '../src/db/migrate.ts';
import { newWebhookSecret } from '../src/security/merchant-secrets.ts';
import { seal } from '../src/security/secret-box.ts';
import { emptyDatabase } from '../src/testing/shared-postgres.ts';
import { startTestGateway } from '../src/testing/start-test-gateway.ts';
import { call } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { signedInUser } from './support/world.ts';

/** The last migration of the program whose demo made the fixture, on 22 November 2026. */
const MADE_AT = '0016-description-codes';
const MERCHANTS = 12;

/** Rows by table: the table's name, its columns and the rows as JSON, separated by tabs. */
const fixture = gunzipSync(readFileSync(new URL('./fixtures/installation-0016.gz', import.meta.url)))
  .toString('utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [table: string, columns: string, rows: string]);

/** Creates the tables of the older program and inserts the fixture's rows as they are, without running triggers. */
async function restoreOld({ db, pool }: Database): Promise<void> {
  await migrate(db, MADE_AT);
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  for (const [table, columns, rows] of fixture) {
    const names = columns
      .split(',')
      .map((name) => `"${name}"`)
      .join(', ');
    await client.query(
      `insert into "${table}" (${names}) select ${names} from json_populate_recordset(null::"${table}", $1::json)`,
      [rows],
    );
  }
  await client.query('set session_replication_role = origin');
  client.release();
}

/** Seals the merchants' secrets again with this key. The fixture's key is not kept. */
async function sealSecrets({ pool }: Database, key: Buffer): Promise<void> {
  const { rows } = await pool.query('select id from merchant_secrets where ciphertext is not null');
  for (const { id } of rows)
    await pool.query('update merchant_secrets set ciphertext = $1 where id = $2', [
      seal(key, newWebhookSecret(), id),
      id,
    ]);
}

test('a database of an older installation is migrated, has sound books and serves calls', async () => {
  const { url, drop } = await emptyDatabase();
  const old = connect({ connectionString: url }, 2);
  await restoreOld(old);
  const keys = { SIGNING_KEY: '11'.repeat(32), DATA_KEY: '22'.repeat(32) };
  await sealSecrets(old, Buffer.from(keys.DATA_KEY, 'hex'));
  await old.close();
  const product = await startTestGateway({ environment: { DATABASE_URL: url, ...keys } });
  const { gateway, backofficeUrl } = product;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    gateway.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(migrationNames);
  await expectSoundBooks(gateway);
  const token = await signedInUser(product, 'tester', gateway.owner.name);
  const headers = { 'x-auth-token': token };
  const { body } = await call(backofficeUrl, 'listMerchants', { headers });
  expect(body.total).toBe(MERCHANTS);
  const deposit = { grossAmount: 100, tax: 0, netAmount: 100 };
  const id = body.data[0]?._id ?? '';
  expect(
    await call(backofficeUrl, 'addMerchantBalance', { params: { id }, body: deposit, headers }),
  ).toMatchObject({
    status: 200,
  });
  await expectSoundBooks(gateway);
  await product.close();
  await drop();
});

test('a migration that an installation lacks is applied even after newer ones', async () => {
  const { url, drop } = await emptyDatabase();
  const { db, close } = connect({ connectionString: url }, 2);
  await migrate(db);
  await sql`drop index checkout_logs_session, webhook_deliveries_about`.execute(db);
  await sql`delete from kysely_migration where name = '0031-payment-steps'`.execute(db);
  expect(await migrate(db)).toEqual(['0031-payment-steps']);
  await close();
  await drop();
});

test('an upgrade builds the indexes of attempts before it blocks reading them', async () => {
  const { url, drop } = await emptyDatabase();
  const { db, pool, close } = connect({ connectionString: url }, 2);
  await migrate(db, '0048-settlement-line-reviews');
  await pool.query(`
    create table noted (index_name text, blocks_reading boolean);
    create function note() returns event_trigger language plpgsql as $$ begin
      insert into noted select object_identity, exists (select 1 from pg_locks where pid = pg_backend_pid()
        and relation = 'payment_attempts'::regclass and mode = 'AccessExclusiveLock')
      from pg_event_trigger_ddl_commands() where command_tag = 'CREATE INDEX';
    end $$;
    create event trigger note on ddl_command_end execute function note()`);
  await migrate(db, '0050-reference-prefixes');
  const { rows } = await pool.query<{ index_name: string; blocks_reading: boolean }>('select * from noted');
  expect(rows.map(({ index_name }) => index_name)).toContain('public.payment_attempts_merchant_ref');
  expect(rows.filter(({ blocks_reading }) => blocks_reading)).toEqual([]);
  await close();
  await drop();
});

test('rows of settlement files that a sheet hid are marked, as far as the history names them', async () => {
  const { url, drop } = await emptyDatabase();
  const { db, pool, close } = connect({ connectionString: url }, 2);
  await migrate(db, '0081-key-checks');
  await pool.query(`set session_replication_role = replica;
    insert into settlement_file_lines (file_id, line, row, verdict, reference, provider_reference)
      select file, row - 1, row, 'matched', 'R', 'P' from unnest(array['spf_1', 'spf_2']) as file, generate_series(2, 4) as row;
    insert into audit_entries (user_type_id, seq, at, actor_id, actor_name, action, kind, record_id, description, after, prev_hash, hash)
      select 'Walee', place, now(), 'A', 'A', 'addSettlementFile', 'settlement-file', file, 'D', after, '', '' from (values
        (1, 'spf_1', '{"hiddenRows": [2, 4], "hiddenRowCount": 2}'::jsonb), (2, 'spf_2', '{"sheet": "A"}'::jsonb)) as v (place, file, after)`);
  await migrate(db);
  const { rows } = await pool.query(
    'select file_id, row from settlement_file_lines where hidden order by row',
  );
  expect(rows).toEqual([
    { file_id: 'spf_1', row: 2 },
    { file_id: 'spf_1', row: 4 },
  ]);
  await close();
  await drop();
});

test('roles that permit a change keep the changes that viewAll gated; roles that only view lose them', async () => {
  const { url, drop } = await emptyDatabase();
  const { db, pool, close } = connect({ connectionString: url }, 2);
  await migrate(db, '0058-subscription-operators');
  const views = {
    Services: { viewAll: true },
    LoanRequest: { viewAll: true },
    Subscription: { viewAll: true },
  };
  const roles = {
    admin: { ...views, Roles: { viewAll: true, editRoles: true } },
    viewer: {
      ...views,
      Reports: { viewAll: true, generateReport: true },
      Dashboard: { viewUserGraphs: true },
    },
    denied: { ...views, Roles: { editRoles: false } },
    payouts: { LoanRequest: { viewAll: true, approveRequests: true } },
    odd: { Services: { viewAll: true }, Legacy: 'text', Users: { editUsers: 'true' } },
    blind: { Users: { editUsers: true } },
  };
  for (const [name, permissions] of Object.entries(roles))
    await pool.query(
      `insert into roles (id, user_type_id, name, permissions, created_at, modified_at)
       values ($1, 'Walee', $1, $2, now(), now())`,
      [name, JSON.stringify(permissions)],
    );
  await migrate(db);
  const { rows } = await pool.query<{ id: string; permissions: Record<string, Record<string, unknown>> }>(
    'select id, permissions from roles',
  );
  const gained = Object.fromEntries(
    rows.map(({ id, permissions }) => [
      id,
      ['editServices', 'redeliverWebhooks', 'createRequests', 'editSubscriptions'].filter((flag) =>
        Object.values(permissions).some((flags) => flags?.[flag] === true),
      ),
    ]),
  );
  expect(gained).toEqual({
    admin: ['editServices', 'redeliverWebhooks', 'createRequests', 'editSubscriptions'],
    viewer: [],
    denied: [],
    payouts: ['createRequests'],
    odd: [],
    blind: [],
  });
  await close();
  await drop();
});
