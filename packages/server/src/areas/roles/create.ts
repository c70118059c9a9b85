import { historyMessage } from '../../audit/history-message.ts';
import { newId } from '../../basics/ids.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';
import { type RoleForm, type RoleRow, roleFields } from './fields.ts';

export type NewRole = RoleForm & { userTypeId: string };

export async function createRole(
  trx: Trx,
  actor: Actor,
  role: NewRole,
  now: Date,
  requestId?: string,
): Promise<RoleRow> {
  const row = await trx
    .insertInto('roles')
    .values({
      id: newId('rol'),
      user_type_id: role.userTypeId,
      ...roleFields.columnsOf(role),
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
    ...historyMessage('history.roleCreated', { name: row.name }),
    after: { permissions: role.permissions },
    requestId,
    now,
  });
  return row;
}
