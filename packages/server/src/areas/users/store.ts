import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Permissions } from '../../db/tables.ts';
import type { Db } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { ACCOUNT_NAME, type UserRow, userFields } from './fields.ts';

/** No list reads the password's hash. */
export const userList: ListSource = {
  columns: userFields.select,
  from: `users u left join roles r on r.id = u.role_id left join merchants m on m.id = u.user_type_id
    left join carriers c on c.id = u.user_type_id`,
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
      condition`(u.name ilike ${pattern} or u.user_name ilike ${pattern} or u.email ilike ${pattern})`,
    );
  }
  return conditions;
}

/** A user with its version and what its role permits. */
export type UserWithFlags = UserRow & { permissions: Permissions; version: number };

const findUser = (db: Db, id: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('roles as r', 'r.id', 'u.role_id')
    .leftJoin('merchants as m', 'm.id', 'u.user_type_id')
    .leftJoin('carriers as c', 'c.id', 'u.user_type_id')
    .select([
      'u.id',
      'u.name',
      'u.user_name',
      'u.email',
      'u.user_type',
      'u.user_type_id',
      'u.role_id',
      'u.status',
    ])
    .select(['u.created_at', 'u.version', 'r.name as role_name', 'r.permissions'])
    .select((eb) => eb.fn.coalesce('m.name', 'c.name', 'u.user_type_name').as('account_name'))
    .where('u.id', '=', id)
    .executeTakeFirst();

/** Returns a user of the caller's account, any to the provider's users, or the caller; throws 404 for others. */
export async function visibleUser(db: Db, caller: UserCaller, id: string): Promise<UserWithFlags> {
  const isHidden = caller.scope === 'self' && id !== caller.userId;
  const tenant = tenantOf(caller);
  const row = isHidden ? undefined : await findUser(db, id);
  if (!row || (tenant !== undefined && row.user_type_id !== tenant)) throw notFound('User not found');
  return { ...row, permissions: row.permissions ?? {} };
}
