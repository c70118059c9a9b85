import { historyMessage } from '../audit/history-message.ts';
import { assertUnchanged } from './assert-unchanged.ts';
import { recordAction } from './record-action.ts';
import type { WriteInput } from './write-input.ts';

type Status = 'Active' | 'Inactive';

interface StatusChange {
  action: { kind: 'merchant'; action: 'setMerchantStatus' } | { kind: 'carrier'; action: 'setCarrierStatus' };
  row: { id: string; name: string; status: Status };
  body: { status: Status; name?: string | undefined; _id?: string | undefined };
}

/** Activates or deactivates an account; its users lose or regain access with their next request. */
export async function setAccountStatus(
  input: Omit<WriteInput, 'reply'>,
  { action, row, body }: StatusChange,
): Promise<void> {
  assertUnchanged(action.action, { _id: row.id, name: row.name }, body);
  if (body.status === row.status) return;
  await input.db
    .updateTable(action.kind === 'merchant' ? 'merchants' : 'carriers')
    .set({ status: body.status, updated_at: input.now })
    .where('id', '=', row.id)
    .execute();
  await recordAction(input, {
    ...action,
    recordId: row.id,
    userTypeId: row.id,
    ...historyMessage(body.status === 'Active' ? 'history.activated' : 'history.deactivated'),
    before: { status: row.status },
    after: { status: body.status },
  });
}
