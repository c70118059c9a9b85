import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { nameColumns } from '../../records/account-fields.ts';
import { assertAddresses, editedEnd } from './check-limits.ts';
import { type KeyRow, keyNameTaken } from './store.ts';

/** Saves an edit of a key that is locked and not revoked. Fields that are not sent keep their value. */
export async function saveKey(
  trx: Trx,
  before: KeyRow,
  { name, scopes, addresses, expiresDate }: Body<'editApiKey'>,
  now: Date,
): Promise<void> {
  assertAddresses(addresses ?? []);
  await trx
    .updateTable('api_keys')
    .set({
      ...(name !== undefined && nameColumns({ name })),
      ...(scopes && { scopes }),
      ...(addresses && { addresses }),
      ...(expiresDate !== undefined && { expires_at: editedEnd(before.expires_at, expiresDate, now) }),
      revoked_at: null,
    })
    .where('id', '=', before.id)
    .execute()
    .catch(keyNameTaken);
}
