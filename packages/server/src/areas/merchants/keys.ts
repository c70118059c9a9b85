import type { Db } from '../../db/transaction.ts';
import { present } from '../../records/present.ts';
import type { MerchantRow } from './fields.ts';

/**
 * Returns a merchant's public key, and the valid secrets of its main key and its webhooks: creation and expiry time and the
 * last four characters of each.
 */
export async function keysWire(db: Db, merchant: Pick<MerchantRow, 'id' | 'public_key'>, now: Date) {
  const secrets = await db
    .selectFrom('merchant_secrets as s')
    .leftJoin('api_keys as k', 'k.id', 's.key_id')
    .select(['s.kind', 's.hint', 's.created_at', 's.expires_at', 'k.scopes'])
    .where('s.merchant_id', '=', merchant.id)
    .where((eb) => eb.or([eb('s.key_id', 'is', null), eb('k.main', '=', true)]))
    .where((eb) => eb.or([eb('s.expires_at', 'is', null), eb('s.expires_at', '>', now)]))
    .orderBy('s.created_at', 'desc')
    .execute();
  return {
    publicKey: merchant.public_key,
    secrets: secrets.map(({ kind, hint, created_at, expires_at, scopes }) => ({
      kind,
      hint,
      createdDate: created_at.toISOString(),
      ...present('expiresDate', expires_at?.toISOString()),
      ...present('scopes', scopes),
    })),
  };
}
