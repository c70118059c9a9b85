import type { UserCaller } from '../../access/caller.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { assertMayGive } from './check-limits.ts';

/**
 * Throws 403 when the merchant's main key has a scope that the caller may not give, because a rotation returns the key's
 * secret.
 */
export async function assertMayRotateMain(
  trx: Trx,
  gateway: Gateway,
  caller: UserCaller,
  merchantId: string,
): Promise<void> {
  const main = await trx
    .selectFrom('api_keys')
    .select('scopes')
    .where('user_type_id', '=', merchantId)
    .where('main', '=', true)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  assertMayGive(gateway, caller, main?.scopes ?? []);
}
