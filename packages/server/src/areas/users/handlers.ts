import { asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { conflict } from '../../basics/problems.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { fetchPage } from '../../lists/page.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { lockUsers } from '../../records/lock-users.ts';
import { recordAction } from '../../records/record-action.ts';
import { assertNoMore, keepingGrantors } from '../roles/public.ts';
import { addUser, givenRole } from './add-user.ts';
import { type UserRow, userFields } from './fields.ts';
import { type UserWithFlags, userConditions, userList, visibleUser } from './store.ts';

const reads: Reads = {
  listUsers: ({ gateway, caller, query }) => {
    const conditions = userConditions({ ...query, tenant: tenantOf(asUser(caller)) });
    return fetchPage(gateway.pool, userList, conditions, query, (row: UserRow) => userFields.wire(row));
  },

  getUser: async ({ db, caller, params, reply }) => {
    const row = await visibleUser(db, asUser(caller), params.id);
    sendEtag(reply, row);
    return userFields.wire(row);
  },
};

/**
 * Returns a user that the caller may change, locked until the commit. Throws 403 if the user has permissions that the caller
 * lacks.
 */
async function changeable(trx: Trx, caller: UserCaller, id: string): Promise<UserWithFlags> {
  const { user_type_id } = await visibleUser(trx, caller, id);
  await lockUsers(trx, user_type_id);
  const row = await visibleUser(trx, caller, id);
  assertNoMore(caller, row.permissions);
  return row;
}

/** Ends all sessions of a user, whose next request then gets 401. */
const signOut = (trx: Trx, userId: string, now: Date) =>
  trx
    .updateTable('login_sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();

const writes: Writes = {
  editUser: async (input) => {
    const { gateway, db, params, body, now } = input;
    const user = asUser(input.caller);
    const before = await changeable(db, user, params.id);
    const { id, user_type_id } = before;
    return editRecord(input, {
      action: { kind: 'user', action: 'editUser', recordId: id, userTypeId: user_type_id },
      before,
      wire: userFields.wire,
      sent: { ...body, userName: body.userName?.trim().toLowerCase() },
      save: async () => {
        if (body.roleId !== before.role_id) await givenRole(db, gateway, user, body.roleId, user_type_id);
        await keepingGrantors(db, user, [user_type_id], () =>
          db
            .updateTable('users')
            .set({ ...userFields.columnsOf(body), role_id: body.roleId, updated_at: now })
            .where('id', '=', id)
            .execute(),
        );
        return visibleUser(db, user, id);
      },
    });
  },

  setUserStatus: async (input) => {
    const { db, params, body, now } = input;
    const user = asUser(input.caller);
    const row = await changeable(db, user, params.id);
    if (row.id === user.userId && body.status === 'Inactive') throw conflict('user.deactivateOneself');
    if (row.status === body.status) return userFields.wire(row);
    await keepingGrantors(db, user, [row.user_type_id], () =>
      db
        .updateTable('users')
        .set({ status: body.status, updated_at: now })
        .where('id', '=', row.id)
        .execute(),
    );
    if (body.status === 'Inactive') await signOut(db, row.id, now);
    await recordAction(input, {
      kind: 'user',
      action: 'setUserStatus',
      recordId: row.id,
      userTypeId: row.user_type_id,
      ...historyMessage(body.status === 'Active' ? 'history.activated' : 'history.deactivated'),
      before: { status: row.status },
      after: { status: body.status },
    });
    return userFields.wire({ ...row, status: body.status });
  },

  deleteUser: async (input) => {
    const { db, params } = input;
    const user = asUser(input.caller);
    const row = await changeable(db, user, params.id);
    if (row.id === user.userId) throw conflict('user.deleteOneself');
    await keepingGrantors(db, user, [row.user_type_id], () =>
      db.deleteFrom('users').where('id', '=', row.id).execute(),
    );
    await recordAction(input, {
      kind: 'user',
      action: 'deleteUser',
      recordId: row.id,
      userTypeId: row.user_type_id,
      ...historyMessage('history.userDeleted', { name: row.name }),
      before: { userName: row.user_name, role: userFields.wire(row).role },
    });
    return undefined as never;
  },
};

export const userHandlers: Handlers = {
  reads,
  writes,
  // Hashing the password is slow: addUser opens its transaction afterwards.
  ownTransactions: { addUser },
};
