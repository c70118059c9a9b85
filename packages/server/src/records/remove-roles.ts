import { historyMessage } from '../audit/history-message.ts';
import { recordAction } from './record-action.ts';
import type { WriteInput } from './write-input.ts';

/** Deletes the roles of an account that is being deleted. The account has no users, so nobody has these roles. */
export async function removeRoles(input: Omit<WriteInput, 'reply'>, userTypeId: string): Promise<void> {
  const roles = await input.db
    .deleteFrom('roles')
    .where('user_type_id', '=', userTypeId)
    .returning(['id', 'name', 'permissions'])
    .execute();
  for (const { id, name, permissions } of roles)
    await recordAction(input, {
      kind: 'role',
      action: 'deleteRole',
      recordId: id,
      userTypeId,
      ...historyMessage('history.roleDeleted', { name }),
      before: { permissions },
    });
}
