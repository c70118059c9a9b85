import type { Permissions } from '../db/tables.ts';
import { merchantOf } from '../records/joins.ts';
import type { UserCaller } from './caller.ts';
import type { Owner } from './owner.ts';

/** A user with the current role and account. */
export interface PersonRow {
  user_id: string;
  name: string;
  user_name: string;
  user_type: UserCaller['userType'];
  user_type_id: string;
  role_id: string | null;
  role_name: string | null;
  permissions: Permissions | null;
  account_name: string;
  is_carrier: boolean;
  country: string | null;
}

/** SQL expression for the name of a user's account; needs `PERSON_JOINS`. */
export const ACCOUNT_NAME = 'coalesce(m.name, c.name, u.user_type_name)';

/** The columns of `PersonRow` for SELECT. They need the joins of `PERSON_JOINS`. */
export const PERSON_COLUMNS = `u.id as user_id, u.name, u.user_name, u.user_type, u.user_type_id,
    r.id as role_id, r.name as role_name, r.permissions,
    ${ACCOUNT_NAME} as account_name, c.id is not null as is_carrier,
    coalesce(m.country, c.country) as country`;

const ROLE_JOIN = 'left join roles r on r.id = u.role_id';

/** Joins users `u` with their role and account. */
export const PERSON_JOINS = `${ROLE_JOIN}
  ${merchantOf('u', 'left join')}
  left join carriers c on c.id = u.user_type_id`;

/** FROM clause: users `u` with their role. */
export const USERS_WITH_ROLES = `users u ${ROLE_JOIN}`;

/** FROM clause: users `u` with their role and account. */
export const USERS = `users u ${PERSON_JOINS}`;

/** Returns the user as a caller. */
export function personOf(row: PersonRow, owner: Owner, loginSessionId: string): UserCaller {
  const isPlatformOwner = row.user_type_id === owner.id;
  return {
    kind: 'user',
    userId: row.user_id,
    name: row.name,
    userName: row.user_name,
    userType: row.user_type,
    userTypeId: row.user_type_id,
    userTypeName: row.account_name,
    isPlatformOwner,
    accountKind: isPlatformOwner ? 'owner' : row.is_carrier ? 'carrier' : 'merchant',
    country: row.country ?? undefined,
    role: row.role_id === null ? undefined : { id: row.role_id, name: row.role_name ?? '' },
    permissions: row.permissions ?? {},
    loginSessionId,
  };
}
