import type { Trx } from '../db/transaction.ts';
import { type AccountEvent, recordEvent } from './record-event.ts';

type Event = Pick<AccountEvent, 'actor' | 'requestId' | 'now'>;

/** Removes the roles of an account that goes: it has no users, so nobody holds them, and nobody could see them any more. */
export async function removeRoles(trx: Trx, userTypeId: string, event: Event): Promise<void> {
  const roles = await trx
    .deleteFrom('roles')
    .where('user_type_id', '=', userTypeId)
    .returning(['id', 'name', 'permissions'])
    .execute();
  for (const { id, name, permissions } of roles)
    await recordEvent(trx, {
      ...event,
      kind: 'role',
      recordId: id,
      userTypeId,
      action: 'deleteRole',
      description: `Role ${name} deleted`,
      before: { permissions },
    });
}
