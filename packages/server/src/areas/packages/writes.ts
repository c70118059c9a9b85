import { actorOf, asUser, type Caller, tenantOf } from '../../access/caller.ts';
import type { Writes } from '../../contract/operation-types.ts';
import { assertUnchanged, recordEdit, recordEvent } from '../../records/record-event.ts';
import { assertAccount, packageColumns, sellingService } from './columns.ts';
import { createPackage } from './create.ts';
import { startPayment } from './start-payment.ts';
import { findPackage, lockPackage, type PackageRow, packageWire } from './store.ts';

const READ_ONLY = ['_id', 'userTypeId', 'active', 'createdDate'];

const change = (row: PackageRow, caller: Caller, action: string, requestId: string, now: Date) => ({
  kind: 'package' as const,
  recordId: row.id,
  userTypeId: row.user_type_id,
  actor: actorOf(caller),
  action,
  requestId,
  now,
});

export const packageWrites: Writes = {
  addPackage: async ({ db, gateway, caller, body, request }) => {
    const user = asUser(caller);
    const { userTypeId, ...form } = body;
    const service = await sellingService(db, tenantOf(user), body.serviceId);
    assertAccount(user, service, userTypeId);
    return packageWire(await createPackage(db, gateway, actorOf(caller), service, form, request.id));
  },

  editPackage: async ({ db, gateway, caller, params, body, request, now }) => {
    const before = await lockPackage(db, asUser(caller), params.id);
    const stored = packageWire(before);
    assertUnchanged(stored, body, READ_ONLY);
    const service = await sellingService(db, before.user_type_id, body.serviceId);
    await db
      .updateTable('packages')
      .set({ ...packageColumns(gateway, service, body), updated_at: now })
      .where('id', '=', before.id)
      .execute();
    const after = packageWire(await findPackage(db, before.id));
    await recordEdit(db, change(before, caller, 'editPackage', request.id, now), stored, after);
    return after;
  },

  deletePackage: async ({ db, caller, params, request, now }) => {
    const row = await lockPackage(db, asUser(caller), params.id);
    await db.deleteFrom('packages').where('id', '=', row.id).execute();
    await recordEvent(db, {
      ...change(row, caller, 'deletePackage', request.id, now),
      description: `Package ${row.name} deleted`,
      before: { name: row.name, amount: row.amount, currency: row.currency },
    });
    return undefined as never;
  },

  generatePaymentLink: ({ db, gateway, body, request }) => startPayment(db, gateway, body, request.id),
};
