import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allPermissions, permissionsOf } from '../src/access/permissions.ts';
import type { Permissions } from '../src/db/tables.ts';
import { call, token } from './support/api.ts';
import { newRole } from './support/people.ts';
import { newTenant, newUser, signIn, startWorld, unique, type World } from './support/world.ts';

let world: World;
let merchantId: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  merchantId = (await newTenant(world.gateway, unique('Powers'))).merchantId;
});
afterAll(() => world.close());

const LOST = 'Reports.viewAll';
const withoutLost = (): Permissions => {
  const all = allPermissions();
  return { ...all, Reports: { ...all.Reports, viewAll: false } };
};

/** Creates and signs in a user of an account. */
async function personOf(accountId: string, permissions: Permissions) {
  const login = await newUser(world, unique('powers').replace(' ', '-'), accountId, permissions);
  const headers = token(await signIn(world, login));
  const row = await world.gateway.db
    .selectFrom('users')
    .select(['id', 'role_id'])
    .where('user_name', '=', login.userName)
    .executeTakeFirstOrThrow();
  const as: typeof world.asOwner = (operation, request = {}) =>
    call(world.backofficeUrl, operation, { ...request, headers });
  return { id: row.id, roleId: row.role_id ?? '', as };
}

type Person = Awaited<ReturnType<typeof personOf>>;

const editRole = (person: Person, id: string, permissions: Permissions) =>
  person.as('editRole', { params: { id }, body: { name: 'Edited', permissions } });
const moveTo = (person: Person, id: string, roleId: string) =>
  person.as('editUser', { params: { id }, body: { name: 'Moved', email: 'moved@example.com', roleId } });
const outcome = ({ status, text }: { status: number; text: string }) => {
  const [first] = JSON.parse(text).errors ?? [];
  return [status, first?.code, first?.values];
};
const refusal = [409, 'role.lastHolder', { permission: LOST }];

describe('the last active holder of a flag who can grant it', () => {
  test('cannot remove the flag, even if other users have it without being able to grant it', async () => {
    const admin = await personOf(merchantId, allPermissions());
    await personOf(merchantId, permissionsOf(LOST));
    const refused = await editRole(admin, admin.roleId, withoutLost());
    expect(outcome(refused)).toEqual(refusal);
    expect(refused.problem.message).toContain(LOST);
    await personOf(merchantId, permissionsOf(LOST, 'Users.addUsers'));
    expect((await editRole(admin, admin.roleId, withoutLost())).status).toBe(200);
  });

  test('cannot move to a weaker role', async () => {
    const admin = await personOf(merchantId, allPermissions());
    const weak = await newRole(world, merchantId);
    expect((await editRole(admin, weak.id, withoutLost())).status).toBe(200);
    expect(outcome(await moveTo(admin, admin.id, weak.id))).toEqual(refusal);
    await personOf(merchantId, allPermissions());
    expect((await moveTo(admin, admin.id, weak.id)).status).toBe(200);
  });

  test('cannot give up the flag, even if an inactive user has it', async () => {
    const holder = await personOf(merchantId, allPermissions());
    const other = await personOf(merchantId, allPermissions());
    const off = { params: { id: holder.id }, body: { status: 'Inactive' as const } };
    expect((await other.as('setUserStatus', off)).status).toBe(200);
    expect(outcome(await editRole(other, other.roleId, withoutLost()))).toEqual(refusal);
  });

  test('keeps the flag when two administrators give it up in concurrent requests', async () => {
    const [one, two] = [
      await personOf(merchantId, allPermissions()),
      await personOf(merchantId, allPermissions()),
    ];
    const answers = await Promise.all([
      editRole(one, one.roleId, withoutLost()),
      editRole(two, two.roleId, withoutLost()),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test("the platform owner's users can take a flag from a merchant, because they can grant it again", async () => {
  const admin = await personOf(merchantId, allPermissions());
  const body = { name: 'Narrowed', permissions: withoutLost() };
  expect((await world.asOwner('editRole', { params: { id: admin.roleId }, body })).status).toBe(200);
});

test("the platform owner's only full administrator cannot give up a flag", async () => {
  const { role_id } = await world.gateway.db
    .selectFrom('users')
    .select('role_id')
    .where('user_name', '=', 'owner')
    .executeTakeFirstOrThrow();
  const id = role_id ?? '';
  const body = { name: 'Administrator', permissions: withoutLost() };
  const refused = await world.asOwner('editRole', { params: { id }, body });
  expect(outcome(refused)).toEqual(refusal);
});

test("an edit of a role of the platform owner cannot remove a merchant's last administrator", async () => {
  const admin = await personOf(merchantId, allPermissions());
  const lent = await newRole(world, 'Walee');
  const owner: Person = { id: '', roleId: '', as: world.asOwner };
  await editRole(owner, lent.id, allPermissions());
  expect((await moveTo(owner, admin.id, lent.id)).status).toBe(200);
  expect(outcome(await editRole(owner, lent.id, permissionsOf(LOST))).slice(0, 2)).toEqual([
    409,
    'last-admin',
  ]);
});
