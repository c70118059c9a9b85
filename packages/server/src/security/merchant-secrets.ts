import { randomBytes } from 'node:crypto';
import { newId } from '../basics/ids.ts';
import type { Db } from '../db/transaction.ts';
import { endOlderSecrets, OVERLAP_HOURS } from './end-older-secrets.ts';
import type { KeyMode } from './key-text.ts';
import { rotateMainKey } from './rotate-key.ts';
import { seal, unseal } from './secret-box.ts';

export type SecretKind = 'privateKey' | 'token';

export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * Creates a new secret of a merchant: of its main key, or the token that signs its webhooks. The previous one stays valid for
 * the overlap (with 0 hours, it expires now); older ones expire now. Returns the secret, which is shown only once.
 */
export async function rotateSecret(
  db: Db,
  dataKey: Uint8Array,
  merchantId: string,
  kind: SecretKind,
  now: Date,
  overlapHours = OVERLAP_HOURS,
  /** Mode of a private key; by default that of the sandboxes. */
  mode: KeyMode = 'test',
): Promise<string> {
  if (kind === 'privateKey') return rotateMainKey(db, merchantId, { mode, now, overlapHours });
  const secret = newWebhookSecret();
  await db
    .updateTable('merchant_secrets')
    .set({ expires_at: endOlderSecrets(now, overlapHours) })
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', 'token')
    .execute();
  const id = newId('sec');
  await db
    .insertInto('merchant_secrets')
    .values({
      id,
      merchant_id: merchantId,
      kind,
      key_hash: null,
      ciphertext: seal(dataKey, secret, id),
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
