import { actorOf, asUser, tenantOf } from '../../access/caller.ts';
import { addressEvents, assertMayReceive } from '../../access/receivers.ts';
import { historyMessage } from '../../audit/history-message.ts';
import type { Writes } from '../../contract/operation-types.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { recordAction } from '../../records/record-action.ts';
import { assertNotExpired } from './assert-not-expired.ts';
import { assertAccount, packageColumns, sellingService } from './columns.ts';
import { createPackage } from './create.ts';
import { packageFields } from './fields.ts';
import { countOpening } from './figures.ts';
import { packageWire } from './package-wire.ts';
import { startPayment } from './start-payment.ts';
import { findPackage, lockPackage } from './store.ts';

export const packageWrites: Writes = {
  addPackage: async ({ db, gateway, caller, body, request, reply }) => {
    const user = asUser(caller);
    const { userTypeId, ...form } = body;
    const service = await sellingService(db, tenantOf(user), body.serviceId);
    assertAccount(user, service, userTypeId);
    assertNotExpired(form, gateway.now());
    if (body.callbackUrl) assertMayReceive(user, { events: addressEvents }, 'callbackUrl');
    const row = await createPackage(db, gateway, actorOf(caller), service, form, request.id);
    sendEtag(reply, row);
    return packageWire(gateway, row, user);
  },

  editPackage: async (input) => {
    const { db, gateway, caller, params, body, now } = input;
    const user = asUser(caller);
    const before = await lockPackage(db, user, params.id);
    const { id, user_type_id } = before;
    return editRecord(input, {
      action: { kind: 'package', action: 'editPackage', recordId: id, userTypeId: user_type_id },
      before,
      wire: (row) => packageWire(gateway, row, user),
      sent: body,
      save: async () => {
        if (body.callbackUrl && body.callbackUrl !== before.callback_url)
          assertMayReceive(user, { events: addressEvents }, 'callbackUrl');
        const service = await sellingService(db, user_type_id, body.serviceId);
        // The specification's form has no link settings, so link settings that are not sent stay.
        const { link: stored } = packageFields.wire(before);
        const { link = stored } = body;
        assertNotExpired(body, now, stored.expiryDate);
        const columns = packageColumns(gateway, service, { ...body, link });
        await db
          .updateTable('packages')
          .set({ ...columns, updated_at: now })
          .where('id', '=', id)
          .execute();
        return findPackage(db, id);
      },
    });
  },

  deletePackage: async (input) => {
    const { db, caller, params } = input;
    const { id, user_type_id, name, amount, currency } = await lockPackage(db, asUser(caller), params.id);
    await db.deleteFrom('packages').where('id', '=', id).execute();
    await recordAction(input, {
      kind: 'package',
      action: 'deletePackage',
      recordId: id,
      userTypeId: user_type_id,
      ...historyMessage('history.packageDeleted', { name }),
      before: { name, amount, currency },
    });
    return undefined as never;
  },

  countPackageOpening: async ({ db, params, now }) => {
    await countOpening(db, params.id, now);
    return undefined as never;
  },

  generatePaymentLink: ({ db, gateway, body, request }) => startPayment(db, gateway, body, request.id),
};
