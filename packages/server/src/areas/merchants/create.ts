import { isCurrency } from '@daftar/domain';
import { historyMessage } from '../../audit/history-message.ts';
import { newId, randomText } from '../../basics/ids.ts';
import { invalidRule } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { nameTaken } from '../../records/name-taken.ts';
import { recordEvent } from '../../records/record-event.ts';
import { refuseOwnerName } from '../../records/refuse-owner-name.ts';
import { modeOf, newPublicKey } from '../../security/key-text.ts';
import { rotateSecret } from '../../security/merchant-secrets.ts';
import { rotateMainKey } from '../../security/rotate-key.ts';
import { assertLogo } from './assert-logo.ts';
import { type MerchantForm, type MerchantRow, merchantFields } from './fields.ts';

/** Creates a merchant with its public key and first secrets. The secrets are not returned; a user gets one by rotating it. */
export async function createMerchant(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  input: MerchantForm,
  requestId?: string,
): Promise<MerchantRow> {
  if (!isCurrency(input.currency)) throw invalidRule('merchant.currency.known');
  assertLogo(input.logo);
  refuseOwnerName(gateway, input.name);
  const now = gateway.now();
  const row = await trx
    .insertInto('merchants')
    .values({
      id: newId('mer'),
      ...merchantFields.columnsOf(input),
      status: 'Active',
      sid: `m${randomText(15)}`,
      public_key: newPublicKey(modeOf(gateway.settings)),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  await rotateMainKey(trx, row.id, { mode: modeOf(gateway.settings), now, overlapHours: 0 });
  await rotateSecret(trx, gateway.keys.data, row.id, 'token', now);
  await recordEvent(trx, {
    userTypeId: row.id,
    actor,
    action: 'addMerchant',
    kind: 'merchant',
    recordId: row.id,
    ...historyMessage('history.accountCreated'),
    after: { name: row.name, country: row.country, currency: row.currency },
    requestId,
    now,
  });
  return { ...row, balance: null };
}
