import { isCurrency } from '@daftar/domain';
import { newId } from '../../basics/ids.ts';
import { invalid } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { type AccountEmails, emailColumns } from '../../records/email-columns.ts';
import { nameKey } from '../../records/name-key.ts';
import { nameTaken } from '../../records/name-taken.ts';
import { recordEvent } from '../../records/record-event.ts';
import type { CarrierRow } from './store.ts';

export interface NewCarrier extends AccountEmails {
  name: string;
  type: 'Carrier' | 'Operator';
  country: string;
  currency: string;
}

/** Creates a carrier: a payment provider or a telecom operator, as its type says. */
export async function createCarrier(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  input: NewCarrier,
  requestId?: string,
): Promise<CarrierRow> {
  if (!isCurrency(input.currency)) throw invalid('Provided currency is invalid', 'currency');
  const now = gateway.now();
  const row = await trx
    .insertInto('carriers')
    .values({
      id: newId('car'),
      name: input.name.trim(),
      name_key: nameKey(input.name),
      type: input.type,
      country: input.country,
      currency: input.currency,
      status: 'Active',
      ...emailColumns(input),
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
    description: 'Account created',
    after: { name: row.name, type: row.type, country: row.country, currency: row.currency },
    requestId,
    now,
  });
  return row;
}
