import { sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { ACCOUNT_NAME, USERS } from '../../access/person.ts';
import { notFound } from '../../basics/problems.ts';
import type { Permissions } from '../../db/tables.ts';
import type { Db } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { readOne } from '../../lists/read-one.ts';
import { type UserRow, userFields } from './fields.ts';

/** Selects all columns except the password hash, because no list needs it. */
export const userList: ListSource = {
  columns: userFields.select,
  from: USERS,
  sorts: {
    createdDate: 'u.created_at',
    name: 'u.name',
    userName: 'u.user_name',
    email: 'u.email',
    userType: 'u.user_type',
    userTypeName: ACCOUNT_NAME,
    role: 'r.name',
    status: 'u.status',
  },
  fallback: '-createdDate',
  tieBreak: 'u.id',
};

export interface UserFilter {
  tenant?: string | undefined;
  q?: string | undefined;
  status?: string | undefined;
  userType?: string | undefined;
}

export function userConditions({ tenant, q, status, userType }: UserFilter): Condition[] {
  const conditions: Condition[] = [];
  if (tenant !== undefined) conditions.push(condition`u.user_type_id = ${tenant}`);
  if (status !== undefined) conditions.push(condition`u.status = ${status}`);
  if (userType !== undefined) conditions.push(condition`u.user_type = ${userType}`);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(fold_text(u.name) like ${pattern} or fold_text(u.user_name) like ${pattern} or fold_text(u.email) like ${pattern})`,
    );
  }
  return conditions;
}

/** A user with its version and its role's permissions. */
export type UserWithFlags = UserRow & { permissions: Permissions; version: number };

const findUser = (db: Db, id: string) =>
  readOne<UserRow & { permissions: Permissions | null; version: number }>(
    db,
    { ...userList, columns: `${userList.columns}, u.version, r.permissions` },
    sql`u.id = ${id}`,
  );

/**
 * Returns a user that the caller may see: with the scope `self` only the caller, otherwise the account's users, and for the
 * platform owner all. Throws 404 for others.
 */
export async function visibleUser(db: Db, caller: UserCaller, id: string): Promise<UserWithFlags> {
  const isHidden = caller.scope === 'self' && id !== caller.userId;
  const tenant = tenantOf(caller);
  const row = isHidden ? undefined : await findUser(db, id);
  if (!row || (tenant !== undefined && row.user_type_id !== tenant)) throw notFound('user.missing');
  return { ...row, permissions: row.permissions ?? {} };
}
