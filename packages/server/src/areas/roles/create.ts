import { audit } from '../../audit/record.ts';
import type { Permissions } from '../../db/tables.ts';
import type { Trx } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';

export interface NewRole {
  name: string;
  description?: string;
  userTypeId: string;
  permissions: Permissions;
}

export async function createRole(
  trx: Trx,
  actor: { id: string; name: string },
  role: NewRole,
  now: Date,
): Promise<string> {
  const id = newId('rol');
  await trx
    .insertInto('roles')
    .values({
      id,
      name: role.name,
      description: role.description ?? null,
      user_type_id: role.userTypeId,
      permissions: JSON.stringify(role.permissions),
      created_at: now,
      modified_at: now,
    })
    .execute();
  await audit(trx, {
    userTypeId: role.userTypeId,
    actor,
    action: 'addRole',
    kind: 'role',
    recordId: id,
    description: `Role ${role.name} created`,
    after: { permissions: role.permissions },
    at: now,
  });
  return id;
}
