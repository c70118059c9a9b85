import { isCurrency } from '@daftar/domain';
import { newId, randomText } from '../../basics/ids.ts';
import { invalid } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { type AccountEmails, emailColumns } from '../../records/email-columns.ts';
import { nameKey } from '../../records/name-key.ts';
import { nameTaken } from '../../records/name-taken.ts';
import { recordEvent } from '../../records/record-event.ts';
import { newPublicKey, rotateSecret } from '../../security/merchant-secrets.ts';
import type { MerchantRow } from './store.ts';

export interface NewMerchant extends AccountEmails {
  name: string;
  country: string;
  currency: string;
  showBalance?: boolean | undefined;
}

/** Creates a merchant with its public key and first secrets. Only a rotation shows a secret. */
export async function createMerchant(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  input: NewMerchant,
  requestId?: string,
): Promise<MerchantRow> {
  if (!isCurrency(input.currency)) throw invalid('Provided currency is invalid', 'currency');
  const now = gateway.now();
  const row = await trx
    .insertInto('merchants')
    .values({
      id: newId('mer'),
      name: input.name.trim(),
      name_key: nameKey(input.name),
      country: input.country,
      currency: input.currency,
      status: 'Active',
      ...emailColumns(input),
      show_balance: input.showBalance ?? true,
      sid: `m${randomText(15)}`,
      public_key: newPublicKey(),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  await rotateSecret(trx, gateway.keys.data, row.id, 'privateKey', now);
  await rotateSecret(trx, gateway.keys.data, row.id, 'token', now);
  await recordEvent(trx, {
    userTypeId: row.id,
    actor,
    action: 'addMerchant',
    kind: 'merchant',
    recordId: row.id,
    description: 'Account created',
    after: { name: row.name, country: row.country, currency: row.currency },
    requestId,
    now,
  });
  return { ...row, balance: null };
}
