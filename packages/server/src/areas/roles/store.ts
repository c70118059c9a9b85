import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { accountName } from '../../records/joins.ts';
import { lockRow } from '../../records/lock-row.ts';
import { lockUsers } from '../../records/lock-users.ts';
import { type RoleRow, roleFields } from './fields.ts';

export const roleList: ListSource = {
  columns: roleFields.select,
  from: 'roles',
  sorts: {
    createdDate: 'created_at',
    modifiedDate: 'modified_at',
    name: 'name',
    description: 'description',
    // Sorts by the account's name, because the screen shows the name instead of the id.
    userTypeId: accountName('roles.user_type_id'),
  },
  fallback: '-createdDate',
  tieBreak: 'id',
};

/** Selects the roles of the caller's account; the platform owner's users see every account's. */
export function roleConditions(
  caller: UserCaller,
  { q, userTypeId }: { q?: unknown; userTypeId?: unknown },
): Condition[] {
  const conditions: Condition[] = [];
  const tenant = tenantOf(caller);
  if (tenant !== undefined) conditions.push(condition`user_type_id = ${tenant}`);
  if (userTypeId !== undefined) conditions.push(condition`user_type_id = ${String(userTypeId)}`);
  if (q) {
    const pattern = contains(String(q));
    conditions.push(condition`(fold_text(name) like ${pattern} or fold_text(description) like ${pattern})`);
  }
  return conditions;
}

/** Returns a role of the caller's account, or any to the platform owner's users; throws 404 for another account's. */
export async function visibleRole(db: Db, caller: UserCaller, id: string): Promise<RoleRow> {
  const tenant = tenantOf(caller);
  const row = await db.selectFrom('roles').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || (tenant !== undefined && row.user_type_id !== tenant)) throw notFound('role.missing');
  return row;
}

/**
 * Returns the role's account and every account whose users have the role: the platform owner's roles may be given to others.
 */
export async function accountsOfRole(
  trx: Trx,
  { id, user_type_id }: Pick<RoleRow, 'id' | 'user_type_id'>,
): Promise<string[]> {
  const holders = await trx
    .selectFrom('users')
    .select('user_type_id')
    .distinct()
    .where('role_id', '=', id)
    .execute();
  return [...new Set([user_type_id, ...holders.map((holder) => holder.user_type_id)])].sort();
}

/**
 * Like `visibleRole`, but locks the role and the users of its accounts until the commit: neither changes between check and
 * edit.
 */
export async function lockRole(trx: Trx, caller: UserCaller, id: string): Promise<RoleRow> {
  const role = await visibleRole(trx, caller, id);
  for (const account of await accountsOfRole(trx, role)) await lockUsers(trx, account);
  await lockRow(trx, 'roles', id);
  return visibleRole(trx, caller, id);
}
