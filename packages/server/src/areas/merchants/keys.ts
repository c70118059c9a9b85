import type { Db } from '../../db/transaction.ts';
import { present } from '../../records/present.ts';
import type { MerchantRow } from './fields.ts';

/** Returns a merchant's keys without the secrets: when each was made, when it expires, and its last four characters. */
export async function keysWire(db: Db, merchant: Pick<MerchantRow, 'id' | 'public_key'>, now: Date) {
  const secrets = await db
    .selectFrom('merchant_secrets')
    .select(['kind', 'hint', 'created_at', 'expires_at'])
    .where('merchant_id', '=', merchant.id)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .execute();
  return {
    publicKey: merchant.public_key,
    secrets: secrets.map(({ kind, hint, created_at, expires_at }) => ({
      kind,
      hint,
      createdDate: created_at.toISOString(),
      ...present('expiresDate', expires_at?.toISOString()),
    })),
  };
}
