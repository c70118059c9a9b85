import { historyMessage } from '../../audit/history-message.ts';
import { newId } from '../../basics/ids.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';
import type { ServiceRow } from '../checkout/public.ts';
import { packageColumns } from './columns.ts';
import { type PackageForm, type PackageRow, packageFields } from './fields.ts';
import { findPackage } from './store.ts';

/** Creates a package: an offer of a merchant's service that is sold by link. */
export async function createPackage(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  service: ServiceRow,
  form: PackageForm,
  requestId = 'setup',
): Promise<PackageRow> {
  const now = gateway.now();
  const id = newId('pkg');
  await trx
    .insertInto('packages')
    .values({
      id,
      user_type_id: service.user_type_id,
      ...packageColumns(gateway, service, form),
      created_at: now,
      updated_at: now,
    })
    .execute();
  const row = await findPackage(trx, id);
  const { _id, createdDate, active, merchantName, serviceName, ...facts } = packageFields.wire(row);
  await recordEvent(trx, {
    kind: 'package',
    recordId: id,
    userTypeId: service.user_type_id,
    actor,
    action: 'addPackage',
    ...historyMessage('history.packageCreated', { name: row.name }),
    after: facts,
    requestId,
    now,
  });
  return row;
}
