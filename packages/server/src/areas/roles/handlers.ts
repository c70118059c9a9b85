import { mergePermissions } from '@daftar/domain';
import { actorOf, asUser } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { conflict } from '../../basics/problems.ts';
import type { Handlers, Input, Reads, Writes } from '../../contract/operation-types.ts';
import type { Permissions } from '../../db/tables.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { fetchPage } from '../../lists/page.ts';
import { accountNamed } from '../../records/account-named.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { lockAccount } from '../../records/lock-account.ts';
import { recordAction } from '../../records/record-action.ts';
import { assertKnown } from './assert-known.ts';
import { createRole } from './create.ts';
import { assertNoMore, assertNoMoreThere, grantsMore } from './escalation.ts';
import { type RoleListRow, type RoleRow, roleFields } from './fields.ts';
import { keepingGrantors } from './keeping-grantors.ts';
import { accountsOfRole, lockRole, roleConditions, roleList, visibleRole } from './store.ts';

const reads: Reads = {
  listRoles: async ({ gateway, db, caller, query }) => {
    const user = asUser(caller);
    if (query.userTypeId !== undefined) await accountNamed(db, gateway, user, query.userTypeId);
    const conditions = roleConditions(user, query);
    return fetchPage(gateway.pool, roleList, conditions, query, (row: RoleListRow) => roleFields.wire(row));
  },

  getRole: async ({ db, caller, params, reply }) => {
    const row = await visibleRole(db, asUser(caller), params.id);
    sendEtag(reply, row);
    return roleFields.wire(row);
  },
};

/** Returns whether a user of a merchant or carrier has the role. */
async function isHeldElsewhere(trx: Trx, { owner }: Gateway, roleId: string): Promise<boolean> {
  const holder = await trx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', roleId)
    .where('user_type_id', '<>', owner.id)
    .limit(1)
    .executeTakeFirst();
  return holder !== undefined;
}

async function saveRole(
  { db, gateway, caller, body, now }: Input<'editRole', Trx>,
  before: RoleRow,
): Promise<RoleRow> {
  const user = asUser(caller);
  assertNoMore(user, before.permissions);
  const permissions = mergePermissions(before.permissions, body.permissions as Permissions) as Permissions;
  assertNoMore(user, permissions);
  if (grantsMore(before.permissions, permissions) && (await isHeldElsewhere(db, gateway, before.id)))
    assertNoMoreThere(user, permissions);
  return keepingGrantors(db, user, await accountsOfRole(db, before), () =>
    db
      .updateTable('roles')
      .set({
        ...roleFields.columnsOf({ ...body, permissions }),
        modified_at: now,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

const writes: Writes = {
  addRole: async ({ db, gateway, caller, body, request, reply, now }) => {
    const user = asUser(caller);
    const account = await accountNamed(db, gateway, user, body.userTypeId ?? user.userTypeId);
    await lockAccount(db, account);
    const { userTypeId } = account;
    assertKnown(body.permissions as Permissions);
    const permissions = mergePermissions({}, body.permissions as Permissions) as Permissions;
    assertNoMore(user, permissions);
    const role = { ...body, userTypeId, permissions };
    const row = await createRole(db, actorOf(user), role, now, request.id);
    sendEtag(reply, row);
    return roleFields.wire(row);
  },

  editRole: async (input) => {
    const { db, params, body } = input;
    const before = await lockRole(db, asUser(input.caller), params.id);
    const { id, user_type_id } = before;
    return editRecord(input, {
      action: { kind: 'role', action: 'editRole', recordId: id, userTypeId: user_type_id },
      before,
      wire: roleFields.wire,
      sent: body,
      facts: ({ name, description, permissions }) => ({ name, description, permissions }),
      save: () => saveRole(input, before),
    });
  },

  deleteRole: async (input) => {
    const { db, params } = input;
    const user = asUser(input.caller);
    const row = await lockRole(db, user, params.id);
    assertNoMore(user, row.permissions);
    const holder = await db
      .selectFrom('users')
      .select('name')
      .where('role_id', '=', row.id)
      .limit(1)
      .executeTakeFirst();
    if (holder) throw conflict('role.inUse', { name: holder.name });
    await db.deleteFrom('roles').where('id', '=', row.id).execute();
    await recordAction(input, {
      kind: 'role',
      action: 'deleteRole',
      recordId: row.id,
      userTypeId: row.user_type_id,
      ...historyMessage('history.roleDeleted', { name: row.name }),
      before: { permissions: row.permissions },
    });
    return undefined as never;
  },
};

export const roleHandlers: Handlers = { reads, writes };
