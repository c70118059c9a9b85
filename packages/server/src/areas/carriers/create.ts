import { isCurrency } from '@daftar/domain';
import { historyMessage } from '../../audit/history-message.ts';
import { newId } from '../../basics/ids.ts';
import { invalidRule } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { nameTaken } from '../../records/name-taken.ts';
import { recordEvent } from '../../records/record-event.ts';
import { refuseOwnerName } from '../../records/refuse-owner-name.ts';
import { type CarrierForm, type CarrierRow, carrierFields } from './fields.ts';

/** Creates a carrier: a payment provider or a telecom operator, as its type says. */
export async function createCarrier(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  input: CarrierForm,
  requestId?: string,
): Promise<CarrierRow> {
  if (!isCurrency(input.currency)) throw invalidRule('carrier.currency.known');
  refuseOwnerName(gateway, input.name);
  const now = gateway.now();
  const row = await trx
    .insertInto('carriers')
    .values({
      id: newId('car'),
      ...carrierFields.columnsOf(input),
      status: 'Active',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  await recordEvent(trx, {
    userTypeId: row.id,
    actor,
    action: 'addCarrier',
    kind: 'carrier',
    recordId: row.id,
    ...historyMessage('history.accountCreated'),
    after: { name: row.name, type: row.type, country: row.country, currency: row.currency },
    requestId,
    now,
  });
  return row;
}
