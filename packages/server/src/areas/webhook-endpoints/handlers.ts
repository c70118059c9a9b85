import { asUser } from '../../access/caller.ts';
import { assertMayReceive, isPermitted } from '../../access/receivers.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { conflict } from '../../basics/problems.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { recordAction } from '../../records/record-action.ts';
import { OVERLAP_HOURS } from '../../security/end-older-secrets.ts';
import { rotateEndpointSecret } from '../../security/endpoint-secrets.ts';
import { enqueueFor } from '../../webhooks/enqueue.ts';
import { giveUpWaiting } from '../../webhooks/give-up-waiting.ts';
import { lockNamedMerchant } from '../api-keys/public.ts';
import { deliveryWire, lockDelivery } from '../webhook-deliveries/public.ts';
import { addEndpoint, gainedEvents, saveEndpoint } from './save.ts';
import {
  type EndpointRow,
  endpointConditions,
  endpointList,
  endpointWire,
  lockEndpoint,
  readEndpoint,
  shownEndpoint,
} from './store.ts';

const reads: Reads = {
  listWebhookEndpoints: async ({ gateway, db, caller, query, now }) => {
    const user = asUser(caller);
    await assertMerchant(db, user, query?.userTypeId);
    const conditions = endpointConditions(user, query ?? {});
    const isEditor = isPermitted(user, 'editWebhookEndpoint');
    const toWire = (row: EndpointRow) => shownEndpoint(row, now, isEditor);
    return fetchPage(gateway.pool, endpointList, conditions, query ?? {}, toWire);
  },
};

const facts = ({ url, description, events, status }: EndpointRow) => ({ url, description, events, status });

const entryOf = ({ id, user_type_id }: EndpointRow) => ({
  kind: 'webhook-endpoint' as const,
  recordId: id,
  userTypeId: user_type_id,
});

const writes: Writes = {
  addWebhookEndpoint: async (input) => {
    const { db, gateway, body, reply, now } = input;
    const user = asUser(input.caller);
    const merchantId = await lockNamedMerchant(db, user, body.userTypeId);
    assertMayReceive(user, { events: body.events }, 'events');
    const id = await addEndpoint(db, gateway, merchantId, body, now);
    const secret = await rotateEndpointSecret(db, gateway.keys.data, id, { now, overlapHours: 0 });
    const row = await readEndpoint(db, id);
    await recordAction(input, {
      ...entryOf(row),
      action: 'addWebhookEndpoint',
      ...historyMessage('history.endpointAdded', { url: row.url }),
      after: facts(row),
    });
    sendEtag(reply, row);
    return { endpoint: endpointWire(row, now), secret };
  },

  editWebhookEndpoint: async (input) => {
    const { db, gateway, params, body, now } = input;
    const user = asUser(input.caller);
    const before = await lockEndpoint(db, user, params.id);
    return editRecord(input, {
      action: { ...entryOf(before), action: 'editWebhookEndpoint' },
      before,
      facts,
      wire: (row: EndpointRow) => endpointWire(row, now),
      save: async () => {
        assertMayReceive(user, { events: gainedEvents(gateway, before, body) }, 'events');
        await saveEndpoint(db, gateway, before, body);
        return readEndpoint(db, before.id);
      },
    });
  },

  deleteWebhookEndpoint: async (input) => {
    const { db, params } = input;
    const row = await lockEndpoint(db, asUser(input.caller), params.id);
    await giveUpWaiting(db, row);
    await db.deleteFrom('webhook_endpoints').where('id', '=', row.id).execute();
    await recordAction(input, {
      ...entryOf(row),
      action: 'deleteWebhookEndpoint',
      ...historyMessage('history.endpointDeleted', { url: row.url }),
      before: facts(row),
    });
    return undefined as never;
  },

  testWebhookEndpoint: async (input) => {
    const { db, params, now } = input;
    const user = asUser(input.caller);
    const row = await lockEndpoint(db, user, params.id);
    if (row.status !== 'Active') throw conflict('endpoint.inactive');
    const { id: endpointId, url, user_type_id: userTypeId } = row;
    const event = {
      userTypeId,
      serviceId: null,
      type: 'webhook.test',
      url,
      data: { endpointId },
      now,
    } as const;
    const deliveryId = await enqueueFor(db, event, { endpointId, url });
    await recordAction(input, {
      ...entryOf(row),
      action: 'testWebhookEndpoint',
      ...historyMessage('history.endpointTested', { url }),
    });
    return deliveryWire(await lockDelivery(db, user, deliveryId), user);
  },

  rotateEndpointSecret: async (input) => {
    const { db, gateway, params, body, now } = input;
    const { id } = await lockEndpoint(db, asUser(input.caller), params.id);
    const { overlapHours = OVERLAP_HOURS } = body;
    const secret = await rotateEndpointSecret(db, gateway.keys.data, id, { now, overlapHours });
    const row = await readEndpoint(db, id);
    await recordAction(input, {
      ...entryOf(row),
      action: 'rotateEndpointSecret',
      ...historyMessage('history.endpointSecret', { url: row.url }),
      after: { overlapHours },
    });
    return { endpoint: endpointWire(row, now), secret };
  },
};

/** Handles webhook endpoints: URLs of merchants' servers that get events, besides the URLs set on services and packages. */
export const webhookEndpointHandlers: Handlers = { reads, writes };
