import type pg from 'pg';
import type { UserCaller } from '../../access/caller.ts';
import type { Permissions } from '../../db/tables.ts';
import type { Gateway } from '../../gateway.ts';

interface PersonRow {
  id: string;
  name: string;
  user_name: string;
  user_type: UserCaller['userType'];
  user_type_id: string;
  role_id: string | null;
  role_name: string | null;
  permissions: Permissions | null;
  account_name: string;
  is_carrier: boolean;
}

/** Who asked for an export, as they are now; undefined when they may sign in no more. */
export async function callerOf(
  { settings }: Gateway,
  client: pg.PoolClient,
  userId: string,
): Promise<UserCaller | undefined> {
  const { rows } = await client.query<PersonRow>(
    `select u.id, u.name, u.user_name, u.user_type, u.user_type_id, r.id as role_id, r.name as role_name, r.permissions,
      coalesce(m.name, c.name, u.user_type_name) as account_name, c.id is not null as is_carrier
    from users u left join roles r on r.id = u.role_id
    left join merchants m on m.id = u.user_type_id left join carriers c on c.id = u.user_type_id
    where u.id = $1 and u.status = 'Active' and coalesce(m.status, c.status, 'Active') = 'Active'`,
    [userId],
  );
  const row = rows[0];
  if (!row) return undefined;
  const isPlatformOwner = row.user_type_id === settings.providerName;
  return {
    kind: 'user',
    userId: row.id,
    name: row.name,
    userName: row.user_name,
    userType: row.user_type,
    userTypeId: row.user_type_id,
    userTypeName: row.account_name,
    isPlatformOwner,
    accountKind: isPlatformOwner ? 'owner' : row.is_carrier ? 'carrier' : 'merchant',
    role: row.role_id === null ? undefined : { id: row.role_id, name: row.role_name ?? '' },
    permissions: row.permissions ?? {},
    loginSessionId: '',
  };
}
