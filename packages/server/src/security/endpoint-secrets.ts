import { newId } from '../basics/ids.ts';
import type { Db } from '../db/transaction.ts';
import { endOlderSecrets } from './end-older-secrets.ts';
import { newWebhookSecret } from './merchant-secrets.ts';
import { seal, unseal } from './secret-box.ts';

/**
 * Creates an endpoint's signing secret and returns it. The endpoint must be locked. Until the overlap has passed, the previous
 * secret signs, too; every older one expires now.
 */
export async function rotateEndpointSecret(
  db: Db,
  dataKey: Uint8Array,
  endpointId: string,
  { now, overlapHours }: { now: Date; overlapHours: number },
): Promise<string> {
  const [id, secret] = [newId('sec'), newWebhookSecret()];
  await db
    .updateTable('endpoint_secrets')
    .set({ expires_at: endOlderSecrets(now, overlapHours) })
    .where('endpoint_id', '=', endpointId)
    .execute();
  await db
    .insertInto('endpoint_secrets')
    .values({
      id,
      endpoint_id: endpointId,
      ciphertext: seal(dataKey, secret, id),
      hint: secret.slice(-4),
      created_at: now,
    })
    .execute();
  return secret;
}

/** Returns the endpoint's valid secrets, newest first. */
export async function endpointSecrets(
  db: Db,
  dataKey: Uint8Array,
  endpointId: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('endpoint_secrets')
    .select(['id', 'ciphertext'])
    .where('endpoint_id', '=', endpointId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => unseal(dataKey, row.ciphertext, row.id));
}
