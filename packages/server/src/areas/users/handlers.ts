import { actorOf, asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { conflict } from '../../basics/problems.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { fetchPage } from '../../lists/page.ts';
import { holdPeople } from '../../records/hold-people.ts';
import { assertUnchanged, recordEdit, recordEvent } from '../../records/record-event.ts';
import { assertNoMore, keepingAnAdmin } from '../roles/offers.ts';

import { addUser, givenRole } from './add-user.ts';
import {
  type UserRow,
  type UserWithFlags,
  userConditions,
  userList,
  userWire,
  visibleUser,
} from './store.ts';

const READ_ONLY = [
  '_id',
  'userName',
  'userType',
  'userTypeId',
  'userTypeName',
  'role',
  'status',
  'createdDate',
] as const;

const reads: Reads = {
  listUsers: ({ gateway, caller, query }) => {
    const conditions = userConditions({ ...query, tenant: tenantOf(asUser(caller)) });
    return fetchPage(gateway.pool, userList, conditions, query, (row: UserRow) => userWire(row));
  },

  getUser: async ({ db, caller, params }) => userWire(await visibleUser(db, asUser(caller), params.id)),

  // Hashing takes long: it opens its own transaction behind it.
  addUser,
};

/** A user that the caller may change, held until the commit: who is permitted more is out of reach. */
async function changeable(trx: Trx, caller: UserCaller, id: string): Promise<UserWithFlags> {
  const { user_type_id } = await visibleUser(trx, caller, id);
  await holdPeople(trx, user_type_id);
  const row = await visibleUser(trx, caller, id);
  assertNoMore(caller, row.permissions);
  return row;
}

/** Signs somebody out everywhere, from the next request on. */
const signOut = (trx: Trx, userId: string, now: Date) =>
  trx
    .updateTable('login_sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();

const writes: Writes = {
  editUser: async ({ gateway, db, caller, params, body, request, now }) => {
    const user = asUser(caller);
    const before = await changeable(db, user, params.id);
    assertUnchanged(userWire(before), { ...body, userName: body.userName?.trim().toLowerCase() }, READ_ONLY);
    if (body.roleId !== before.role_id) await givenRole(db, gateway, user, body.roleId, before.user_type_id);
    await keepingAnAdmin(db, before.user_type_id, () =>
      db
        .updateTable('users')
        .set({ name: body.name.trim(), email: body.email, role_id: body.roleId, updated_at: now })
        .where('id', '=', before.id)
        .execute(),
    );
    const after = userWire(await visibleUser(db, user, before.id));
    const edit = {
      kind: 'user',
      recordId: before.id,
      userTypeId: before.user_type_id,
      actor: actorOf(user),
      action: 'editUser',
      requestId: request.id,
      now,
    } as const;
    await recordEdit(db, edit, userWire(before), after);
    return after;
  },

  setUserStatus: async ({ db, caller, params, body, request, now }) => {
    const user = asUser(caller);
    const row = await changeable(db, user, params.id);
    if (row.id === user.userId && body.status === 'Inactive') throw conflict('user.deactivateOneself');
    if (row.status === body.status) return userWire(row);
    await keepingAnAdmin(db, row.user_type_id, () =>
      db
        .updateTable('users')
        .set({ status: body.status, updated_at: now })
        .where('id', '=', row.id)
        .execute(),
    );
    if (body.status === 'Inactive') await signOut(db, row.id, now);
    await recordEvent(db, {
      kind: 'user',
      recordId: row.id,
      userTypeId: row.user_type_id,
      actor: actorOf(user),
      action: 'setUserStatus',
      description: body.status === 'Active' ? 'Activated' : 'Deactivated',
      before: { status: row.status },
      after: { status: body.status },
      requestId: request.id,
      now,
    });
    return userWire({ ...row, status: body.status });
  },

  deleteUser: async ({ db, caller, params, request, now }) => {
    const user = asUser(caller);
    const row = await changeable(db, user, params.id);
    if (row.id === user.userId) throw conflict('user.deleteOneself');
    await keepingAnAdmin(db, row.user_type_id, () =>
      db.deleteFrom('users').where('id', '=', row.id).execute(),
    );
    await recordEvent(db, {
      kind: 'user',
      recordId: row.id,
      userTypeId: row.user_type_id,
      actor: actorOf(user),
      action: 'deleteUser',
      description: `User ${row.name} deleted`,
      before: { userName: row.user_name, role: userWire(row).role },
      requestId: request.id,
      now,
    });
    return undefined as never;
  },
};

export const userHandlers: Handlers = { reads, writes };
