import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allPermissions, permissionsOf } from '../src/access/permissions.ts';
import type { Permissions } from '../src/db/tables.ts';
import { call, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { newRole } from './support/people.ts';
import { newTenant, newUser, signedInUser, signIn, startWorld, unique, type World } from './support/world.ts';

let world: World;
let merchantId: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  merchantId = (await newTenant(world.gateway, unique('People'))).merchantId;
});
afterAll(() => world.close());

const userName = () => unique('person').replace(' ', '-');
const form = (roleId: string, changes: object = {}) => ({
  name: 'Nadia Mansour',
  userName: userName(),
  password: 'battery9',
  email: 'nadia@example.com',
  roleId,
  ...changes,
});

/** Creates and signs in a user of an account. `as` calls the API as that user. */
async function signedInPerson(accountId: string, permissions?: Permissions) {
  const login = await newUser(world, userName(), accountId, permissions);
  const headers = token(await signIn(world, login));
  const { id } = await world.gateway.db
    .selectFrom('users')
    .select('id')
    .where('user_name', '=', login.userName)
    .executeTakeFirstOrThrow();
  const as: typeof world.asOwner = (operation, request = {}) =>
    call(world.backofficeUrl, operation, { ...request, headers });
  return { id, as, ...login };
}

const roleIdOf = async (userId: string): Promise<string> =>
  (
    await world.gateway.db
      .selectFrom('users')
      .select('role_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).role_id ?? '';

describe('users', () => {
  test('a merchant adds users of its own, who can sign in at once', async () => {
    const admin = await signedInPerson(merchantId);
    const role = await newRole(world, merchantId);
    const body = form(role.id, { userName: ` ${userName().toUpperCase()} ` });
    const made = await admin.as('addUser', { body });
    expect(made.status, made.text).toBe(200);
    expect(made.body).toMatchObject({
      userName: body.userName.trim().toLowerCase(),
      userType: 'Admin',
      userTypeId: merchantId,
      role: { _id: role.id },
      status: 'Active',
    });
    expect(made.text).not.toContain('assword');
    await signIn(world, { userName: body.userName.trim(), password: 'battery9' });
    const listed = await admin.as('listUsers', { query: '?q=nadia&sort=name' });
    expect(listed.body.data.map(({ _id }) => _id)).toEqual([made.body._id]);
  });

  test('a user name is unique without regard to case, also in concurrent requests', async () => {
    const role = await newRole(world, merchantId);
    const body = form(role.id, { userTypeId: merchantId, userType: 'Merchant' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.asOwner('addUser', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const again = await world.asOwner('addUser', {
      body: { ...body, userName: body.userName.toUpperCase() },
    });
    expect([again.status, again.problem.errors[0]?.field]).toEqual([409, 'userName']);
  });

  test('the platform owner chooses the account of a new user, which must fit the user type', async () => {
    const role = await newRole(world, merchantId);
    const ask = (changes: object) => world.asOwner('addUser', { body: form(role.id, changes) });
    expect((await ask({ userType: 'Merchant', userTypeId: merchantId })).status).toBe(200);
    expect((await ask({ userType: 'Operator', userTypeId: merchantId })).status).toBe(400);
    expect((await ask({ userType: 'Admin', userTypeId: merchantId })).status).toBe(400);
    expect((await ask({ userType: 'Merchant', userTypeId: 'mer_nobody' })).status).toBe(404);
    // Users of the platform owner cannot have a merchant's role.
    expect((await ask({})).status).toBe(404);
  });

  test("a merchant cannot add users of another account or type or with another account's role", async () => {
    const admin = await signedInPerson(merchantId);
    const own = await newRole(world, merchantId);
    const foreign = await newRole(world, world.delta.merchantId);
    const ask = (roleId: string, changes: object) => admin.as('addUser', { body: form(roleId, changes) });
    expect((await ask(own.id, { userTypeId: world.delta.merchantId })).status).toBe(404);
    expect((await ask(own.id, { userTypeId: 'Walee' })).status).toBe(404);
    expect((await ask(own.id, { userType: 'Merchant' })).status).toBe(400);
    expect((await ask(foreign.id, {})).status).toBe(404);
  });

  test.each([
    ['1234', 400],
    ['12345', 200],
    ['123456789012345', 200],
    ['1234567890123456', 400],
  ])('a new user with the password %s gets %i', async (password, status) => {
    const role = await newRole(world, merchantId);
    const body = form(role.id, { password, userType: 'Merchant', userTypeId: merchantId });
    expect((await world.asOwner('addUser', { body })).status).toBe(status);
  });

  test('users cannot assign a role with more permissions than their own or change its holders', async () => {
    const limited = await signedInPerson(
      merchantId,
      permissionsOf('Users.viewAll', 'Users.addUsers', 'Users.editUsers'),
    );
    const stronger = await signedInPerson(merchantId);
    const strongRole = await roleIdOf(stronger.id);
    const refused = await limited.as('addUser', { body: form(strongRole) });
    expect([refused.status, refused.problem.message]).toEqual([
      403,
      expect.stringContaining('does not permit'),
    ]);
    const own = { name: 'Me', email: 'me@example.com', roleId: strongRole };
    expect((await limited.as('editUser', { params: { id: limited.id }, body: own })).status).toBe(403);
    const takeover = { ...own, roleId: await roleIdOf(limited.id) };
    expect((await limited.as('editUser', { params: { id: stronger.id }, body: takeover })).status).toBe(403);
    expect((await limited.as('deleteUser', { params: { id: stronger.id } })).status).toBe(403);
  });

  test("a user who may not change a merchant's keys cannot create a user who may, in any number of steps", async () => {
    const people = ['Users.viewAll', 'Users.addUsers', 'Users.editUsers', 'Roles.viewAll', 'Roles.editRoles'];
    const clerk = await signedInPerson('Walee', permissionsOf(...people));
    const keeper = await signedInPerson('Walee', permissionsOf(...people, 'MerchentManagement.editAccounts'));
    const administrator = await signedInPerson(merchantId, permissionsOf('Users.editUsers'));
    const strong = await roleIdOf(administrator.id);
    const { id: weak } = await newRole(world, merchantId);
    await world.asOwner('editRole', { params: { id: weak }, body: { name: 'Weak', permissions: {} } });
    const add = (person: typeof clerk, roleId: string) =>
      person.as('addUser', { body: form(roleId, { userTypeId: merchantId, userType: 'Merchant' }) });
    const refused = await add(clerk, strong);
    expect([refused.status, refused.problem.message]).toEqual([
      403,
      'Your own role does not permit MerchentManagement.editAccounts',
    ]);
    const made = await add(clerk, weak);
    expect(made.status).toBe(200);
    const params = { id: made.body._id };
    const stronger = { name: 'Nadia', email: 'nadia@example.com', roleId: strong };
    expect((await clerk.as('editUser', { params, body: stronger })).status).toBe(403);
    const wider = { name: 'Weak', permissions: permissionsOf('Users.editUsers') };
    expect((await clerk.as('editRole', { params: { id: weak }, body: wider })).status).toBe(403);
    expect((await keeper.as('editRole', { params: { id: weak }, body: wider })).status).toBe(200);
    expect((await add(keeper, strong)).status).toBe(200);
    expect((await administrator.as('editUser', { params, body: stronger })).status).toBe(200);
  });

  test('a user edit accepts unchanged read-only fields and rejects changed ones', async () => {
    const person = await signedInPerson(merchantId, permissionsOf('Services.viewAll'));
    const read = await world.asOwner('getUser', { params: { id: person.id } });
    const { role, ...fields } = read.body;
    const body = { ...fields, role, name: 'New Name', roleId: role?._id ?? '' };
    const saved = await world.asOwner('editUser', { params: { id: person.id }, body });
    expect(saved.body).toEqual({ ...read.body, name: 'New Name' });
    for (const change of [
      { userTypeId: world.delta.merchantId },
      { userName: 'other' },
      { status: 'Inactive' as const },
      { userType: 'Operator' as const },
    ]) {
      const moved = await world.asOwner('editUser', {
        params: { id: person.id },
        body: { ...body, ...change },
      });
      expect(moved.status).toBe(400);
    }
    const history = await world.asOwner('getHistory', { params: { kind: 'user', id: person.id } });
    expect(history.body.data[0]).toMatchObject({ description: 'Changed name', after: { name: 'New Name' } });
    expect(history.text).not.toContain('argon2');
  });

  test("a user's history names each role as it was called at the time", async () => {
    const [first, second] = [await newRole(world, merchantId), await newRole(world, merchantId)];
    const made = await world.asOwner('addUser', {
      body: form(first.id, { userType: 'Merchant', userTypeId: merchantId }),
    });
    const params = { id: made.body._id };
    await world.gateway.db.updateTable('roles').set({ name: 'Renamed' }).where('id', '=', first.id).execute();
    const { name, email } = made.body;
    await world.asOwner('editUser', { params, body: { name, email, roleId: second.id } });
    await world.asOwner('deleteUser', { params });
    const { body } = await world.asOwner('getHistory', { params: { kind: 'user', ...params } });
    const given = { _id: second.id, name: second.name };
    expect(body.data.map(({ before, after }) => [before?.role, after?.role])).toEqual([
      [given, undefined],
      [{ _id: first.id, name: 'Renamed' }, given],
      [undefined, { _id: first.id, name: first.name }],
    ]);
  });

  test('a user without Users.viewAll can read only their own record', async () => {
    const person = await signedInPerson(merchantId, permissionsOf('Services.viewAll'));
    const other = await signedInPerson(merchantId, permissionsOf('Services.viewAll'));
    expect((await person.as('getUser', { params: { id: person.id } })).body._id).toBe(person.id);
    expect((await person.as('getUser', { params: { id: other.id } })).status).toBe(404);
  });

  test('a deactivated user loses the session and can sign in again after reactivation', async () => {
    const person = await signedInPerson(merchantId, permissionsOf('Services.viewAll'));
    const set = (status: 'Active' | 'Inactive') =>
      world.asOwner('setUserStatus', { params: { id: person.id }, body: { status } });
    expect((await person.as('getProfile')).status).toBe(200);
    expect((await set('Inactive')).body.status).toBe('Inactive');
    expect((await person.as('getProfile')).status).toBe(401);
    await set('Active');
    // Deactivation ended the session, so the old token stays invalid.
    expect((await person.as('getProfile')).status).toBe(401);
    await signIn(world, person);
  });

  test('users cannot delete or deactivate themselves, nor anyone the last administrator', async () => {
    const admin = await signedInPerson(merchantId);
    expect((await admin.as('deleteUser', { params: { id: admin.id } })).status).toBe(409);
    const off = { params: { id: admin.id }, body: { status: 'Inactive' as const } };
    expect((await admin.as('setUserStatus', off)).status).toBe(409);
    for (const answer of [
      await world.asOwner('deleteUser', { params: { id: admin.id } }),
      await world.asOwner('setUserStatus', off),
    ])
      expect([answer.status, answer.problem.errors[0]?.code]).toEqual([409, 'last-admin']);
    const little = await newRole(world, merchantId);
    const body = { name: 'Was Admin', email: 'was@example.com', roleId: little.id };
    expect((await world.asOwner('editUser', { params: { id: admin.id }, body })).status).toBe(409);
  });

  test('two administrators cannot delete each other in concurrent requests', async () => {
    const [one, two] = [await signedInPerson(merchantId), await signedInPerson(merchantId)];
    const answers = await Promise.all([
      one.as('deleteUser', { params: { id: two.id } }),
      two.as('deleteUser', { params: { id: one.id } }),
    ]);
    const left = await world.gateway.db
      .selectFrom('users')
      .select('id')
      .where('user_type_id', '=', merchantId)
      .execute();
    expect(left).toHaveLength(1);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  });
});

describe('roles', () => {
  test("a new role belongs to its creator's account, and a role edit takes effect with the next request", async () => {
    const admin = await signedInPerson(merchantId);
    const made = await admin.as('addRole', {
      body: { name: ' Finance ', description: 'Reads.', permissions: permissionsOf('Reports.viewAll') },
    });
    expect(made.body).toMatchObject({ name: 'Finance', userTypeId: merchantId });
    const person = await signedInPerson(merchantId, permissionsOf('Services.viewAll'));
    expect((await person.as('listServices')).status).toBe(200);
    const params = { id: await roleIdOf(person.id) };
    const changed = await admin.as('editRole', { params, body: { name: 'Nothing', permissions: {} } });
    expect(changed.status, changed.text).toBe(200);
    expect((await person.as('listServices')).status).toBe(403);
  });

  test('users cannot grant permissions that they lack, in a new role or an existing one', async () => {
    const limited = await signedInPerson(
      merchantId,
      permissionsOf('Roles.viewAll', 'Roles.addRoles', 'Roles.editRoles', 'Services.viewAll'),
    );
    const ask = (permissions: Permissions) => limited.as('addRole', { body: { name: 'More', permissions } });
    expect((await ask(permissionsOf('Reports.viewAll'))).status).toBe(403);
    expect((await ask(permissionsOf('Services.viewAll'))).status).toBe(200);
    const own = { id: await roleIdOf(limited.id) };
    const wider = { name: 'Mine', permissions: allPermissions() };
    expect((await limited.as('editRole', { params: own, body: wider })).status).toBe(403);
    const strong = { id: await roleIdOf((await signedInPerson(merchantId)).id) };
    const narrower = { name: 'Theirs', permissions: {} };
    expect((await limited.as('editRole', { params: strong, body: narrower })).status).toBe(403);
    expect((await limited.as('deleteRole', { params: strong })).status).toBe(403);
  });

  test('a role edit keeps unknown permission flags and adds none', async () => {
    const role = await newRole(world, 'Walee');
    await world.gateway.db
      .updateTable('roles')
      .set({
        permissions: JSON.stringify({ Future: { viewAll: true }, Services: { viewAll: true, other: true } }),
      })
      .where('id', '=', role.id)
      .execute();
    await world.gateway.db
      .updateTable('roles')
      .set({
        permissions: JSON.stringify({
          ...allPermissions(),
          Future: { viewAll: true },
          Services: { ...allPermissions().Services, other: true },
        }),
      })
      .where('name', '=', 'Administrator')
      .execute();
    const body = { name: 'Kept', permissions: { Reports: { viewAll: true }, Invented: { viewAll: true } } };
    const saved = await world.asOwner('editRole', { params: { id: role.id }, body });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.permissions).toMatchObject({
      Future: { viewAll: true },
      Services: { viewAll: false, other: true },
      Reports: { viewAll: true },
    });
    expect(saved.body.permissions).not.toHaveProperty('Invented');
  });

  test("rejects the deletion of a role in use and changes that weaken the last administrator's role", async () => {
    const admin = await signedInPerson(merchantId);
    const params = { id: await roleIdOf(admin.id) };
    const used = await world.asOwner('deleteRole', { params });
    expect([used.status, used.problem.errors[0]?.code], used.text).toEqual([409, 'role.inUse']);
    const body = { name: 'Powerless', permissions: permissionsOf('Services.viewAll') };
    expect((await world.asOwner('editRole', { params, body })).status).toBe(409);
    const free = await newRole(world, merchantId);
    expect((await world.asOwner('deleteRole', { params: { id: free.id } })).status).toBe(204);
    expect((await world.asOwner('getRole', { params: { id: free.id } })).status).toBe(404);
  });

  test('rejects a permission group or flag that does not exist, in a new role', async () => {
    const body = { name: unique('Role') };
    for (const [permissions, field] of [
      [{ NoSuchGroup: { viewAll: true } }, 'permissions.NoSuchGroup'],
      [{ NoSuchGroup: {} }, 'permissions.NoSuchGroup'],
      [{ Reports: { viewAll: true, noSuchFlag: false } }, 'permissions.Reports.noSuchFlag'],
    ] as const) {
      const answer = await world.asOwner('addRole', { body: { ...body, permissions } });
      expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, field]);
    }
  });

  test('rejects a role with a name of one character or for another account', async () => {
    const admin = await signedInPerson(merchantId);
    const body = { name: 'ok', permissions: {} };
    expect((await admin.as('addRole', { body: { ...body, name: ' x ' } })).status).toBe(400);
    expect((await admin.as('addRole', { body: { ...body, userTypeId: world.nile.merchantId } })).status).toBe(
      404,
    );
    expect((await world.asOwner('addRole', { body: { ...body, userTypeId: merchantId } })).status).toBe(200);
    await signedInUser(world, userName(), merchantId);
  });
});

test('the audit chain is intact after all tests of users and roles', () => expectSoundBooks(world.gateway));
