import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { newUser, signIn, startWorld, unique, type World } from './support/world.ts';

let world: World;
let creatorToken: string;
let colleagueToken: string;
let strangerToken: string;
let roleId: string;

beforeAll(async () => {
  world = await startWorld();
  const [maker, mate, stranger] = [
    await newUser(world, 'maker', world.nile.merchantId),
    await newUser(world, 'mate', world.nile.merchantId),
    await newUser(world, 'stranger', world.delta.merchantId),
  ];
  [creatorToken, colleagueToken, strangerToken] = [
    await signIn(world, maker),
    await signIn(world, mate),
    await signIn(world, stranger),
  ];
  roleId = await roleOf('mate');
});
afterAll(() => world.close());

const roleOf = async (name: string) =>
  (await world.gateway.db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow())
    .id;
const add = (userToken: string, changes: object = {}) =>
  call(world.backofficeUrl, 'addSavedView', {
    body: { name: unique('View'), list: 'merchants', query: 'country=Egypt&sort=-name', ...changes },
    headers: token(userToken),
  });
const edit = (userToken: string, id: string, body: object) =>
  call(world.backofficeUrl, 'editSavedView', { params: { id }, body, headers: token(userToken) });
const remove = (userToken: string, id: string) =>
  call(world.backofficeUrl, 'deleteSavedView', { params: { id }, headers: token(userToken) });
const idsOf = async (userToken: string) =>
  (
    await call(world.backofficeUrl, 'listSavedViews', { query: '?limit=500', headers: token(userToken) })
  ).body.data.map(({ _id, own }) => [_id, own]);

test('a saved view is private to its creator until it is shared with a role of the account', async () => {
  const { body } = await add(creatorToken);
  expect(body).toMatchObject({ own: true, roleId: null, query: 'country=Egypt&sort=-name' });
  expect(await idsOf(creatorToken)).toContainEqual([body._id, true]);
  expect(await idsOf(colleagueToken)).not.toContainEqual([body._id, false]);
  expect((await edit(colleagueToken, body._id, { name: 'Mine' })).status).toBe(404);

  expect((await edit(creatorToken, body._id, { roleId })).body.roleId).toBe(roleId);
  expect(await idsOf(colleagueToken)).toContainEqual([body._id, false]);
  expect((await edit(colleagueToken, body._id, { name: 'Mine' })).status).toBe(403);
  expect((await remove(colleagueToken, body._id)).status).toBe(403);
  expect(await idsOf(strangerToken)).toEqual([]);
  expect((await remove(strangerToken, body._id)).status).toBe(404);

  await edit(creatorToken, body._id, { roleId: null });
  expect(await idsOf(colleagueToken)).not.toContainEqual([body._id, false]);
  expect((await remove(creatorToken, body._id)).status).toBe(204);
  expect((await remove(creatorToken, body._id)).status).toBe(404);
  await expectSoundBooks(world.gateway);
});

test("a view that the platform owner shares with a role is hidden from merchants' users with that role", async () => {
  const colleague = await newUser(world, 'colleague', 'Walee');
  const shared = await roleOf('colleague');
  const { db } = world.gateway;
  await db.updateTable('users').set({ role_id: shared }).where('user_name', '=', 'stranger').execute();
  const query = `userTypeId=${world.nile.merchantId}`;
  const { body } = await add(world.ownerToken, { list: 'transactions', query, roleId: shared });
  expect(await idsOf(await signIn(world, colleague))).toContainEqual([body._id, false]);
  expect(await idsOf(strangerToken)).toEqual([]);
  expect((await edit(strangerToken, body._id, { name: 'Mine' })).status).toBe(404);
});

test('users with a role of the platform owner can share views with it inside their own account', async () => {
  const [one, two, other] = [
    await newUser(world, 'lent-one', world.nile.merchantId),
    await newUser(world, 'lent-two', world.nile.merchantId),
    await newUser(world, 'lent-other', world.delta.merchantId),
  ];
  const lender = await newUser(world, 'lender', 'Walee');
  const lent = await roleOf('lender');
  const { db } = world.gateway;
  const borrowers = ['lent-one', 'lent-two', 'lent-other'];
  await db.updateTable('users').set({ role_id: lent }).where('user_name', 'in', borrowers).execute();
  const [oneToken, twoToken] = [await signIn(world, one), await signIn(world, two)];
  const { body, status } = await add(oneToken, { roleId: lent });
  expect([status, body.roleId]).toEqual([200, lent]);
  expect(await idsOf(twoToken)).toContainEqual([body._id, false]);
  for (const away of [await signIn(world, other), await signIn(world, lender)]) {
    expect(await idsOf(away)).not.toContainEqual([body._id, false]);
    expect((await edit(away, body._id, { name: 'Mine' })).status).toBe(404);
  }
  const later = (await add(twoToken)).body._id;
  expect((await edit(twoToken, later, { roleId: lent })).body.roleId).toBe(lent);
  // Other roles of the platform owner get 404, and so does this role for users who do not have it.
  expect((await add(oneToken, { roleId: await roleOf('Administrator') })).status).toBe(404);
  expect((await add(creatorToken, { roleId: lent })).status).toBe(404);
});

test("sharing a view with another account's role gets the same response as with a missing role", async () => {
  for (const other of [await roleOf('stranger'), 'rol_unknown'])
    expect((await add(creatorToken, { roleId: other })).problem.errors).toEqual([
      { message: 'Role not found', code: 'role.missing' },
    ]);
});

test('the name of a saved view is unique per list and user', async () => {
  const name = unique('Twice');
  expect((await add(creatorToken, { name })).status).toBe(200);
  expect((await add(creatorToken, { name: ` ${name.toUpperCase()} ` })).status).toBe(409);
  expect((await add(creatorToken, { name, list: 'carriers' })).status).toBe(200);
  expect((await add(colleagueToken, { name })).status).toBe(200);
});

test.each(['https://evil.example/?a=1', 'javascript:alert(1)', 'a=1#b', 'a=1\nb=2', 'a b'])(
  'rejects %j as the filters of a saved view',
  async (query) => {
    const answer = await add(creatorToken, { query });
    expect([answer.status, answer.problem.errors?.[0]?.field]).toEqual([400, 'query']);
  },
);
