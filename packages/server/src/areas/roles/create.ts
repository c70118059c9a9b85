import type { Selectable } from 'kysely';
import { newId } from '../../basics/ids.ts';
import type { Permissions, RoleTable } from '../../db/tables.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';

export interface NewRole {
  name: string;
  description?: string | undefined;
  userTypeId: string;
  permissions: Permissions;
}

export async function createRole(
  trx: Trx,
  actor: Actor,
  role: NewRole,
  now: Date,
  requestId?: string,
): Promise<Selectable<RoleTable>> {
  const row = await trx
    .insertInto('roles')
    .values({
      id: newId('rol'),
      name: role.name.trim(),
      description: role.description?.trim() || null,
      user_type_id: role.userTypeId,
      permissions: JSON.stringify(role.permissions),
      created_at: now,
      modified_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(trx, {
    userTypeId: role.userTypeId,
    actor,
    action: 'addRole',
    kind: 'role',
    recordId: row.id,
    description: `Role ${row.name} created`,
    after: { permissions: role.permissions },
    requestId,
    now,
  });
  return row;
}
