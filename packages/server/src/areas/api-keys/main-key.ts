import type { UserCaller } from '../../access/caller.ts';
import { assertMayReceive } from '../../access/receivers.ts';
import type { Trx } from '../../db/transaction.ts';

/**
 * Throws 403 when the merchant's main key has a scope that the caller may not give, because a rotation returns the key's
 * secret.
 */
export async function assertMayRotateMain(trx: Trx, caller: UserCaller, merchantId: string): Promise<void> {
  const main = await trx
    .selectFrom('api_keys')
    .select('scopes')
    .where('user_type_id', '=', merchantId)
    .where('main', '=', true)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  assertMayReceive(caller, { scopes: main?.scopes ?? [] }, 'scopes');
}
