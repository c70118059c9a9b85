import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newId, randomText } from '../basics/ids.ts';
import type { Db } from '../db/transaction.ts';
import { seal, unseal } from './secret-box.ts';

export type SecretKind = 'privateKey' | 'token';

/** Time that the old secret stays valid after a rotation, unless the caller chooses another one. */
const OVERLAP_HOURS = 24;

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const newPublicKey = (): string => `pk_test_${randomText(32)}`;

const newSecret = (kind: SecretKind): string =>
  kind === 'privateKey' ? `sk_test_${randomText(40)}` : `whsec_${randomBytes(32).toString('base64')}`;

/**
 * Creates a merchant's secret. The previous one expires after the overlap (0 hours: at once), every older one now. Returns
 * the secret, which is shown only once.
 */
export async function rotateSecret(
  db: Db,
  dataKey: Uint8Array,
  merchantId: string,
  kind: SecretKind,
  now: Date,
  overlapHours = OVERLAP_HOURS,
): Promise<string> {
  const secret = newSecret(kind);
  const end = new Date(now.getTime() + overlapHours * 3_600_000);
  await db
    .updateTable('merchant_secrets')
    // Only the previous secret has no end yet.
    .set({
      expires_at: sql<Date>`case when expires_at is null then ${end} else least(expires_at, ${now}) end`,
    })
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .execute();
  const id = newId('sec');
  await db
    .insertInto('merchant_secrets')
    .values({
      id,
      merchant_id: merchantId,
      kind,
      key_hash: kind === 'privateKey' ? hashKey(secret) : null,
      ciphertext: kind === 'token' ? seal(dataKey, secret, id) : null,
      hint: secret.slice(-4),
      created_at: now,
      expires_at: null,
    })
    .execute();
  return secret;
}

/** Returns the merchant's valid webhook secrets, newest first. */
export async function webhookSecrets(
  db: Db,
  dataKey: Uint8Array,
  merchantId: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('merchant_secrets')
    .select(['id', 'ciphertext'])
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', 'token')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap((row) => (row.ciphertext === null ? [] : [unseal(dataKey, row.ciphertext, row.id)]));
}
