import { newId } from '../basics/ids.ts';
import type { Db } from '../db/transaction.ts';
import { endOlderSecrets } from './end-older-secrets.ts';
import { hashKey, type KeyMode, newKeyText } from './key-text.ts';

interface Rotation {
  mode: KeyMode;
  now: Date;
  overlapHours: number;
  /** The user who receives the secret. */
  madeBy?: string;
}

/**
 * Creates a key's secret and returns it. The key must be locked. The previous secret expires after the overlap, every older
 * one now.
 */
export async function rotateKey(
  db: Db,
  { id: keyId, merchantId }: { id: string; merchantId: string },
  { mode, now, overlapHours, madeBy }: Rotation,
): Promise<string> {
  const secret = newKeyText(mode);
  await db
    .updateTable('merchant_secrets')
    .set({ expires_at: endOlderSecrets(now, overlapHours) })
    .where('key_id', '=', keyId)
    .execute();
  await db
    .insertInto('merchant_secrets')
    .values({
      id: newId('sec'),
      merchant_id: merchantId,
      key_id: keyId,
      kind: 'privateKey',
      key_hash: hashKey(secret),
      ciphertext: null,
      hint: secret.slice(-4),
      created_at: now,
      expires_at: null,
      made_by: madeBy ?? null,
    })
    .execute();
  return secret;
}

/** Like `rotateKey`, for the merchant's main key. Creates that key, which may create checkout sessions, if there is none. */
export async function rotateMainKey(db: Db, merchantId: string, rotation: Rotation): Promise<string> {
  const main = await db
    .selectFrom('api_keys')
    .select('id')
    .where('user_type_id', '=', merchantId)
    .where('main', '=', true)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const id = main?.id ?? (await addMainKey(db, merchantId, rotation.now));
  return rotateKey(db, { id, merchantId }, rotation);
}

async function addMainKey(db: Db, merchantId: string, now: Date): Promise<string> {
  const id = newId('key');
  await db
    .insertInto('api_keys')
    .values({
      id,
      user_type_id: merchantId,
      name: 'Private key',
      name_key: 'private key',
      scopes: ['sessions:write'],
      addresses: [],
      main: true,
      created_by: 'Daftar',
      created_at: now,
    })
    .execute();
  return id;
}
