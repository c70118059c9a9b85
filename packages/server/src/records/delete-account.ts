import { historyMessage } from '../audit/history-message.ts';
import { recordAction } from './record-action.ts';
import { removeRoles } from './remove-roles.ts';
import type { WriteInput } from './write-input.ts';

type Deletion = { kind: 'merchant'; action: 'deleteMerchant' } | { kind: 'carrier'; action: 'deleteCarrier' };

/** Deletes an account with its roles. The caller has locked it and found that nothing refers to it. */
export async function deleteAccount(
  input: Omit<WriteInput, 'reply'>,
  deletion: Deletion,
  { id, name, country }: { id: string; name: string; country: string },
): Promise<void> {
  await removeRoles(input, id);
  await input.db
    .deleteFrom(deletion.kind === 'merchant' ? 'merchants' : 'carriers')
    .where('id', '=', id)
    .execute();
  await recordAction(input, {
    ...deletion,
    recordId: id,
    userTypeId: id,
    ...historyMessage('history.accountDeleted', { name }),
    before: { name, country },
  });
}
