import { mergePermissions } from '@daftar/domain';
import { actorOf, asUser } from '../../access/caller.ts';
import { conflict } from '../../basics/problems.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import type { Permissions } from '../../db/tables.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { fetchPage } from '../../lists/page.ts';
import { holdAccount } from '../../records/hold-account.ts';
import { accountNamed } from '../../records/named.ts';
import { assertUnchanged, recordEdit, recordEvent } from '../../records/record-event.ts';
import { createRole } from './create.ts';
import { assertNoMore, assertNoMoreThere, opensMore } from './escalation.ts';
import { keepingAnAdmin } from './last-admin.ts';
import { lockRole, type RoleRow, roleConditions, roleList, roleWire, visibleRole } from './store.ts';

const READ_ONLY = ['_id', 'userTypeId', 'createdDate', 'modifiedDate'] as const;

const reads: Reads = {
  listRoles: async ({ gateway, db, caller, query }) => {
    const user = asUser(caller);
    if (query.userTypeId !== undefined) await accountNamed(db, gateway, user, query.userTypeId);
    const conditions = roleConditions(user, query);
    return fetchPage(gateway.pool, roleList, conditions, query, roleWire);
  },

  getRole: async ({ db, caller, params }) => roleWire(await visibleRole(db, asUser(caller), params.id)),
};

/** Whether people of a merchant or carrier have the role. */
async function isHeldElsewhere(trx: Trx, { settings }: Gateway, roleId: string): Promise<boolean> {
  const holder = await trx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', roleId)
    .where('user_type_id', '<>', settings.providerName)
    .limit(1)
    .executeTakeFirst();
  return holder !== undefined;
}

const writes: Writes = {
  addRole: async ({ db, gateway, caller, body, request, now }) => {
    const user = asUser(caller);
    const account = await accountNamed(db, gateway, user, body.userTypeId ?? user.userTypeId);
    await holdAccount(db, account);
    const { userTypeId } = account;
    const permissions = mergePermissions({}, body.permissions as Permissions) as Permissions;
    assertNoMore(user, permissions);
    return roleWire(
      await createRole(db, actorOf(user), { ...body, userTypeId, permissions }, now, request.id),
    );
  },

  editRole: async ({ db, gateway, caller, params, body, request, now }) => {
    const user = asUser(caller);
    const before = await lockRole(db, user, params.id);
    assertUnchanged(roleWire(before), body, READ_ONLY);
    assertNoMore(user, before.permissions);
    const permissions = mergePermissions(before.permissions, body.permissions as Permissions) as Permissions;
    assertNoMore(user, permissions);
    if (opensMore(before.permissions, permissions) && (await isHeldElsewhere(db, gateway, before.id)))
      assertNoMoreThere(user, permissions);
    const after: RoleRow = await keepingAnAdmin(db, before.user_type_id, () =>
      db
        .updateTable('roles')
        .set({
          name: body.name.trim(),
          description: body.description?.trim() || null,
          permissions: JSON.stringify(permissions),
          modified_at: now,
        })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await recordEdit(
      db,
      {
        kind: 'role',
        recordId: before.id,
        userTypeId: before.user_type_id,
        actor: actorOf(user),
        action: 'editRole',
        requestId: request.id,
        now,
      },
      facts(before),
      facts(after),
    );
    return roleWire(after);
  },

  deleteRole: async ({ db, caller, params, request, now }) => {
    const user = asUser(caller);
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
    await recordEvent(db, {
      kind: 'role',
      recordId: row.id,
      userTypeId: row.user_type_id,
      actor: actorOf(user),
      action: 'deleteRole',
      description: `Role ${row.name} deleted`,
      before: { permissions: row.permissions },
      requestId: request.id,
      now,
    });
    return undefined as never;
  },
};

const facts = ({ name, description, permissions }: RoleRow) => ({ name, description, permissions });

export const roleHandlers: Handlers = { reads, writes };
