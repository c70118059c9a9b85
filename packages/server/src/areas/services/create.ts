import { historyMessage } from '../../audit/history-message.ts';
import { newId, randomText } from '../../basics/ids.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { serviceNameTaken } from '../../records/name-taken.ts';
import { recordEvent } from '../../records/record-event.ts';
import { activeMerchant, serviceColumns } from './columns.ts';
import type { ServiceRow } from './fields.ts';
import type { ServiceInput } from './service-input.ts';

/** Creates a service of a merchant. The service's public id is part of its checkout addresses. */
export async function createService(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  input: ServiceInput,
  requestId = 'setup',
): Promise<ServiceRow> {
  const now = gateway.now();
  const merchant = await activeMerchant(trx, input.merchant);
  const row = await trx
    .insertInto('services')
    .values({
      id: newId('srv'),
      service_id: `s${randomText(15)}`,
      user_type_id: merchant.id,
      ...(await serviceColumns(trx, gateway, input)),
      status: true,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(serviceNameTaken);
  await recordEvent(trx, {
    kind: 'service',
    recordId: row.id,
    userTypeId: merchant.id,
    actor,
    action: 'addService',
    ...historyMessage('history.serviceCreated', { name: row.service_name }),
    after: { serviceName: row.service_name, serviceProvider: row.service_provider },
    requestId,
    now,
  });
  return { ...row, merchant_name: merchant.name };
}
