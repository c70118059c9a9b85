import { actorOf, asUser } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { audit } from '../../audit/record.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { fetchRecent } from '../../lists/recent-page.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { sendLater } from '../../webhooks/send-later.ts';
import { assertTargetActive } from './assert-target-active.ts';
import { redeliverPeriod } from './redeliver-period.ts';
import { type DeliveryRow, deliveryConditions, deliveryList, deliveryWire, lockDelivery } from './store.ts';

/** Handles webhook deliveries: listing them, and sending one again. */
export const webhookDeliveryHandlers: Handlers = {
  reads: {
    listWebhookDeliveries: async ({ gateway, db, caller, query = {} }) => {
      const user = asUser(caller);
      await assertMerchant(db, user, query.userTypeId);
      return fetchRecent(
        gateway.pool,
        deliveryList,
        deliveryConditions(user, query),
        query,
        (row: DeliveryRow) => deliveryWire(row, user),
      );
    },
  },
  writes: {
    // The event keeps its id, so that the receiver can detect the duplicate. Each attempt gets a new signature.
    redeliverWebhook: async ({ db, caller, params, request, now }) => {
      const user = asUser(caller);
      const row = await lockDelivery(db, user, params.id);
      if (row.status === 'pending') return deliveryWire(row, user);
      await assertTargetActive(db, row.endpoint_id);
      await db
        .updateTable('webhook_deliveries')
        .set({ status: 'pending', delivered_at: null, redelivery_asked: true })
        .where('id', '=', row.id)
        .execute();
      await sendLater(db, row);
      await audit(db, {
        userTypeId: row.user_type_id,
        actor: actorOf(caller),
        action: 'redeliverWebhook',
        kind: 'webhook-delivery',
        recordId: row.id,
        ...historyMessage('history.eventResent', { event: row.event_id }),
        before: { status: row.status, attempts: row.attempts },
        after: { status: 'pending' },
        requestId: request.id,
        at: now,
      });
      return deliveryWire({ ...row, status: 'pending' }, user);
    },

    redeliverWebhooks: async (input) => ({ count: await redeliverPeriod(input) }),
  },
};
