import type { OperationId } from '@daftar/openapi';
import { permissionsOf } from '../../src/access/permissions.ts';
import { createRole } from '../../src/areas/roles/create.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { type Cast, fresh, nothing, type Target, type Wish } from './wish.ts';
import { newUser, SETUP, unique } from './world.ts';

const accountOf = ({ nile, delta }: Cast, { which }: Target): string =>
  (which === 'another' ? delta : nile).merchantId;

/** A role of little in an account: the caller changes or removes it, or gives it. */
export const newRole = ({ gateway }: Pick<Cast, 'gateway'>, userTypeId: string, name = unique('Role')) =>
  inTransaction(gateway.db, (trx) =>
    createRole(
      trx,
      SETUP,
      { name, userTypeId, permissions: permissionsOf('Services.viewAll') },
      gateway.now(),
    ),
  );

async function newColleague(cast: Cast, userTypeId: string) {
  const { userName } = await newUser(
    cast,
    unique('colleague').replace(' ', '-'),
    userTypeId,
    permissionsOf('Services.viewAll'),
  );
  return cast.gateway.db
    .selectFrom('users')
    .select(['id', 'name', 'role_id'])
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow();
}

const ofRole = (body?: () => unknown): Wish => ({
  record: 'role',
  request: async (cast, target) => {
    const { id } = await fresh(target, () => newRole(cast, accountOf(cast, target)));
    return { params: { id }, ...(body && { body: body() }) };
  },
});

const ofUser = (body?: (roleId: string) => unknown): Wish => ({
  record: 'user',
  request: async (cast, target) => {
    const made = { roleId: '' };
    const { id } = await fresh(target, async () => {
      const colleague = await newColleague(cast, accountOf(cast, target));
      made.roleId = colleague.role_id ?? '';
      return colleague;
    });
    return { params: { id }, ...(body && { body: body(made.roleId) }) };
  },
});

const permissions = permissionsOf('Services.viewAll');

/** Something right to ask of users and roles. */
export const peopleWishes: Partial<Record<OperationId, Wish>> = {
  listUsers: nothing,
  getUser: ofUser(),
  addUser: {
    request: async (cast, { who }) => {
      const caller = await cast.gateway.db
        .selectFrom('users')
        .select(['user_type_id'])
        .where('user_name', '=', who ?? 'owner')
        .executeTakeFirst();
      const role = await newRole(cast, caller?.user_type_id ?? cast.nile.merchantId);
      const userName = unique('new-user').replace(' ', '-');
      return {
        body: { name: 'New User', userName, password: 'battery9', email: 'new@example.com', roleId: role.id },
      };
    },
  },
  editUser: ofUser((roleId) => ({
    name: 'Renamed',
    email: 'renamed@example.com',
    roleId: roleId || 'rol_none',
  })),
  setUserStatus: ofUser(() => ({ status: 'Inactive' })),
  deleteUser: ofUser(),
  listRoles: nothing,
  getRole: ofRole(),
  addRole: { request: () => ({ body: { name: unique('Role'), permissions } }) },
  editRole: ofRole(() => ({ name: 'Renamed', permissions })),
  deleteRole: ofRole(),
};
