import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { newUser, signIn, startWorld, unique, type World } from './support/world.ts';

let world: World;
let makerToken: string;
let mateToken: string;
let strangerToken: string;
let roleId: string;

beforeAll(async () => {
  world = await startWorld();
  const [maker, mate, stranger] = [
    await newUser(world, 'maker', world.nile.merchantId),
    await newUser(world, 'mate', world.nile.merchantId),
    await newUser(world, 'stranger', world.delta.merchantId),
  ];
  [makerToken, mateToken, strangerToken] = [
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
const add = (who: string, changes: object = {}) =>
  call(world.backofficeUrl, 'addSavedView', {
    body: { name: unique('View'), list: 'merchants', query: 'country=Egypt&sort=-name', ...changes },
    headers: token(who),
  });
const edit = (who: string, id: string, body: object) =>
  call(world.backofficeUrl, 'editSavedView', { params: { id }, body, headers: token(who) });
const remove = (who: string, id: string) =>
  call(world.backofficeUrl, 'deleteSavedView', { params: { id }, headers: token(who) });
const idsOf = async (who: string) =>
  (
    await call(world.backofficeUrl, 'listSavedViews', { query: '?limit=500', headers: token(who) })
  ).body.data.map(({ _id, own }) => [_id, own]);

test("a view is its maker's alone until it is shared with a role of the account", async () => {
  const { body } = await add(makerToken);
  expect(body).toMatchObject({ own: true, roleId: null, query: 'country=Egypt&sort=-name' });
  expect(await idsOf(makerToken)).toContainEqual([body._id, true]);
  expect(await idsOf(mateToken)).not.toContainEqual([body._id, false]);
  expect((await edit(mateToken, body._id, { name: 'Mine' })).status).toBe(404);

  expect((await edit(makerToken, body._id, { roleId })).body.roleId).toBe(roleId);
  expect(await idsOf(mateToken)).toContainEqual([body._id, false]);
  expect((await edit(mateToken, body._id, { name: 'Mine' })).status).toBe(403);
  expect((await remove(mateToken, body._id)).status).toBe(403);
  expect(await idsOf(strangerToken)).toEqual([]);
  expect((await remove(strangerToken, body._id)).status).toBe(404);

  await edit(makerToken, body._id, { roleId: null });
  expect(await idsOf(mateToken)).not.toContainEqual([body._id, false]);
  expect((await remove(makerToken, body._id)).status).toBe(204);
  expect((await remove(makerToken, body._id)).status).toBe(404);
  await expectSoundBooks(world.gateway);
});

test("what the provider's people share with a role is not for the merchants' people who have it", async () => {
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

test("a role of the provider's that somebody has is theirs to share with, in their own account", async () => {
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
  // The provider's other roles, and this one to whoever has another, do not exist.
  expect((await add(oneToken, { roleId: await roleOf('Administrator') })).status).toBe(404);
  expect((await add(makerToken, { roleId: lent })).status).toBe(404);
});

test("another account's role is no role, whether it exists or not", async () => {
  for (const other of [await roleOf('stranger'), 'rol_unknown'])
    expect((await add(makerToken, { roleId: other })).problem.errors).toEqual([
      { message: 'Role not found', code: 'role.missing' },
    ]);
});

test('a name is taken once by list and person', async () => {
  const name = unique('Twice');
  expect((await add(makerToken, { name })).status).toBe(200);
  expect((await add(makerToken, { name: ` ${name.toUpperCase()} ` })).status).toBe(409);
  expect((await add(makerToken, { name, list: 'carriers' })).status).toBe(200);
  expect((await add(mateToken, { name })).status).toBe(200);
});

test.each(['https://evil.example/?a=1', 'javascript:alert(1)', 'a=1#b', 'a=1\nb=2', 'a b'])(
  'filters are no address: %j',
  async (query) => {
    const answer = await add(makerToken, { query });
    expect([answer.status, answer.problem.errors?.[0]?.field]).toEqual([400, 'query']);
  },
);
