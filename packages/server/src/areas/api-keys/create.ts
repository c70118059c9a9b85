import type { UserCaller } from '../../access/caller.ts';
import { newId } from '../../basics/ids.ts';
import { conflict, invalid, notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { nameColumns } from '../../records/account-fields.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { lockRow } from '../../records/lock-row.ts';
import { endOf } from './check-limits.ts';
import { keyNameTaken } from './store.ts';

const MOST_KEYS = 50;

/** Returns the id of the merchant named in the request, otherwise of the caller's own. Locks the merchant until the commit. */
export async function lockNamedMerchant(
  trx: Trx,
  caller: UserCaller,
  userTypeId: string | undefined,
): Promise<string> {
  if (userTypeId === undefined && caller.isPlatformOwner) throw invalid('key.merchant', {}, 'userTypeId');
  if (userTypeId === undefined && caller.accountKind !== 'merchant') throw notFound('merchant.missing');
  const merchantId = userTypeId ?? caller.userTypeId;
  // The lock also keeps two concurrent calls from exceeding the limit of keys.
  await lockRow(trx, 'merchants', merchantId, 'no key update');
  await assertMerchant(trx, caller, merchantId);
  return merchantId;
}

/** Adds a key without a secret. Returns its id. */
export async function addKey(
  trx: Trx,
  caller: UserCaller,
  merchantId: string,
  { name, scopes, addresses = [], expiresDate }: Body<'addApiKey'>,
  now: Date,
): Promise<string> {
  const { count } = await trx
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_type_id', '=', merchantId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_KEYS) throw conflict('key.tooMany', { count: MOST_KEYS });
  const id = newId('key');
  await trx
    .insertInto('api_keys')
    .values({
      id,
      user_type_id: merchantId,
      ...nameColumns({ name }),
      scopes,
      addresses,
      created_by: caller.name,
      created_at: now,
      expires_at: endOf(expiresDate, now),
    })
    .execute()
    .catch(keyNameTaken);
  return id;
}
