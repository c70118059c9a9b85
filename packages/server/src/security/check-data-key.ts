import { ConfigError } from '../config/read-config.ts';
import type { Db } from '../db/transaction.ts';
import { seal, unseal } from './secret-box.ts';

const NAME = 'DATA_KEY';
const TEXT = 'Daftar';

/** Tells whether the key opens what another key, or this one, has sealed for `context`. */
function opens(key: Uint8Array, sealed: string, context: string): boolean {
  try {
    unseal(key, sealed, context);
    return true;
  } catch {
    return false;
  }
}

/** Returns something sealed with the data key of a database that has no check value yet: one from before there was any. */
async function oldestSecret(db: Db): Promise<{ id: string; sealed: string } | undefined> {
  const secret = await db
    .selectFrom('merchant_secrets')
    .select(['id', 'ciphertext as sealed'])
    .where('ciphertext', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return secret && { id: secret.id, sealed: secret.sealed ?? '' };
}

/**
 * Throws `ConfigError` unless the data key is the one with which this database's secrets are encrypted. With another key,
 * webhooks could not be signed and national ids could not be read. Stores the check value at the first start.
 */
export async function checkDataKey(db: Db, key: Uint8Array, now: Date): Promise<void> {
  const find = () => db.selectFrom('key_checks').select('sealed').where('name', '=', NAME).executeTakeFirst();
  let stored = await find();
  if (!stored) {
    const secret = await oldestSecret(db);
    if (secret && !opens(key, secret.sealed, secret.id)) throw wrongKey();
    await db
      .insertInto('key_checks')
      .values({ name: NAME, sealed: seal(key, TEXT, NAME), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Another process with another key may have been first.
    stored = await find();
  }
  if (!stored || !opens(key, stored.sealed, NAME)) throw wrongKey();
}

const wrongKey = () =>
  new ConfigError(
    'DATA_KEY is not the key that the secrets in this database are encrypted with. Set the DATA_KEY of its first start, or put keys.json back into the data folder. Nothing was changed.',
  );
