import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleOwner } from '../src/access/owner.ts';
import { connect } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';
import { renameOwner } from '../src/setup/rename-owner.ts';
import { emptyDatabase } from '../src/testing/shared-postgres.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { call } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { newMerchant, signIn } from './support/world.ts';

const keys = { SIGNING_KEY: '11'.repeat(32), DATA_KEY: '22'.repeat(32) };
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let product: TestGateway | undefined;
const login = { userName: 'owner', password: '' };

/** Starts the product on the file's database, as an operator does. */
async function start(environment: Record<string, string> = {}): Promise<TestGateway> {
  await product?.close();
  product = undefined;
  product = await startTestGateway({ environment: { DATABASE_URL: database.url, ...keys, ...environment } });
  return product;
}

beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(async () => {
  await product?.close();
  await database.drop();
});

/** Every place where the API shows the platform owner's account. */
async function shownIn({ backofficeUrl }: TestGateway, token: string) {
  const headers = { 'x-auth-token': token };
  const [own, profile, users, roles] = [
    (await call(backofficeUrl, 'getOwnPermissions', { headers })).body,
    (await call(backofficeUrl, 'getProfile', { headers })).body,
    await call(backofficeUrl, 'listUsers', { headers }),
    await call(backofficeUrl, 'listRoles', { headers }),
  ];
  const role = await call(backofficeUrl, 'listChoices', { headers, query: '?kind=role' });
  const account = await call(backofficeUrl, 'listChoices', { headers, query: '?kind=account' });
  const hits = await call(backofficeUrl, 'search', { headers, query: '?q=Administrator' });
  const [user] = users.body.data;
  return {
    claim: decodeJwt(token).userTypeId,
    own: [own.userTypeId, own.userTypeName, own.provider.name],
    profile: [profile.userTypeId, profile.userTypeName],
    user: [user?.userTypeId, user?.userTypeName],
    role: roles.body.data[0]?.userTypeId,
    choices: [role.body.data[0]?.userTypeId, role.body.data[0]?.detail, account.body.data[0]?._id],
    hit: hits.body.hits.find(({ kind }: { kind: string }) => kind === 'role')?.subtitle,
  };
}

const everywhere = (name: string) => ({
  claim: name,
  own: [name, name, name],
  profile: [name, name],
  user: [name, name],
  role: name,
  choices: [name, name, name],
  hit: name,
});

test('the first start stores the platform owner, whose name the API shows as userTypeId', async () => {
  const { gateway, owner, ...started } = await start({ PROVIDER_NAME: 'Walee' });
  login.password = owner.password;
  expect(gateway.owner).toEqual({ id: expect.stringMatching(/^own_/), name: 'Walee' });
  const token = await signIn({ gateway, owner, ...started }, login);
  expect(await shownIn({ gateway, owner, ...started }, token)).toEqual(everywhere('Walee'));
});

test('a start under another name is refused with what to do, and changes nothing', async () => {
  await expect(start({ PROVIDER_NAME: 'Nile Pay' })).rejects.toThrow(
    /belongs to Walee, but PROVIDER_NAME is Nile Pay.*npm run rename-owner -- "Nile Pay".*PROVIDER_NAME="Walee"/s,
  );
  // Without the variable, the stored name counts.
  const again = await start();
  expect(again.gateway.owner.name).toBe('Walee');
});

test('a renamed platform owner keeps every right, and its new name is shown and accepted everywhere', async () => {
  const before = await start();
  const { id } = before.gateway.owner;
  const early = await signIn(before, login);
  const saved = await call(before.backofficeUrl, 'addSavedView', {
    headers: { 'x-auth-token': early },
    body: { name: 'Our roles', list: 'roles', query: 'userTypeId=Walee&sort=name' },
  });
  expect(saved.status).toBe(200);
  const { db } = before.gateway;
  expect(await renameOwner(db, { to: ' Nile Pay ', now: new Date() })).toBe('Walee');
  const after = await start({ PROVIDER_NAME: 'Nile Pay' });
  expect(after.gateway.owner).toEqual({ id, name: 'Nile Pay' });
  const old = await call(after.backofficeUrl, 'listUsers', { headers: { 'x-auth-token': early } });
  expect(old.status).toBe(401);
  const token = await signIn(after, login);
  expect(await shownIn(after, token)).toEqual(everywhere('Nile Pay'));
  const headers = { 'x-auth-token': token };
  const roles = (userTypeId: string) =>
    call(after.backofficeUrl, 'listRoles', {
      headers,
      query: `?userTypeId=${encodeURIComponent(userTypeId)}`,
    });
  expect((await roles('Nile Pay')).body.total).toBe(1);
  for (const unknown of ['Walee', id]) expect((await roles(unknown)).status).toBe(404);
  const views = await call(after.backofficeUrl, 'listSavedViews', { headers });
  expect(views.body.data[0]?.query).toBe('userTypeId=Nile+Pay&sort=name');
  const { body: asked } = await startExport(after.backofficeUrl, token, {
    list: 'roles',
    format: 'csv',
    filters: {},
  });
  const { bytes } = await exportedFile(after.backofficeUrl, token, asked._id);
  const file = bytes.toString();
  expect(file).toContain('Nile Pay');
  expect(file).not.toContain(id);
  await expectSoundBooks(after.gateway);
});

test("edits send the platform owner's name back and answer it, also when the version is stale", async () => {
  const server = await start();
  const headers = { 'x-auth-token': await signIn(server, login) };
  const { body: roles } = await call(server.backofficeUrl, 'listRoles', { headers });
  const { _id: id = '', ...role } = roles.data[0] ?? {};
  const edit = (userTypeId: string, more = {}) =>
    call(server.backofficeUrl, 'editRole', {
      params: { id },
      body: { ...role, _id: id, userTypeId, createdDate: undefined, modifiedDate: undefined },
      headers: { ...headers, ...more },
    });
  expect(await edit('Nile Pay')).toMatchObject({ status: 200, body: { userTypeId: 'Nile Pay' } });
  expect((await edit('Walee')).status).toBe(400);
  const stale = await edit('Nile Pay', { 'if-match': '"999"' });
  expect(stale).toMatchObject({ status: 412, problem: { current: { userTypeId: 'Nile Pay' } } });
});

test('a name that looks like a merchant, is too long or is the current one is refused', async () => {
  const { gateway } = await start();
  await newMerchant(gateway, 'Delta Games');
  const rename = (to: string) => renameOwner(gateway.db, { to, now: new Date() });
  await expect(rename('DELTA GΑMES')).rejects.toThrow(/looks like the name of one of the merchants/);
  await expect(rename('x'.repeat(31))).rejects.toThrow(/at most 30 characters/);
  await expect(rename(' ')).rejects.toThrow(/Expected a name/);
  await expect(rename('Nile Pay')).rejects.toThrow(/already called/);
});

test('an upgrade stores the owner whose users are in the data, whatever the configuration says', async () => {
  const { url, drop } = await emptyDatabase();
  const { db, close } = connect({ connectionString: url }, 2);
  await migrate(db, '0081-key-checks');
  await sql`insert into merchants (id, name, name_key, country, currency, status, sid, public_key, created_at, updated_at)
    values ('mer_1', 'Shop', 'shop', 'Egypt', 'EGP', 'Active', 's', 'p', now(), now())`.execute(db);
  for (const [id, account, age] of [
    ['usr_1', 'mer_1', 3],
    ['usr_2', 'Walee', 2],
    ['usr_3', 'Nile Pay', 1],
  ])
    await sql`insert into users (id, name, user_name, password_hash, email, user_type, user_type_id, user_type_name, status,
        created_at, updated_at)
      values (${id}, ${id}, ${id}, '', '', 'Admin', ${account}, ${account}, 'Active', now() - ${age}::int * interval '1 day',
        now())`.execute(db);
  await migrate(db);
  await expect(settleOwner(db, 'Nile Pay', new Date())).rejects.toThrow(/belongs to Walee/);
  expect(await settleOwner(db, undefined, new Date())).toEqual({ id: 'Walee', name: 'Walee' });
  await close();
  await drop();
});
