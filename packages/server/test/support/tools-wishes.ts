import type { OperationId } from '@daftar/openapi';
import { newId } from '../../src/basics/ids.ts';
import { type Cast, MISSING, merchantOf, nothing, pick, type Target, type Wish } from './wish.ts';
import { unique } from './world.ts';

const exportForm = () => ({ list: 'merchants', format: 'csv' });
const viewForm = () => ({ name: unique('View'), list: 'merchants', query: 'country=Egypt' });

/** Who keeps it: the caller, or somebody else. */
async function makerOf({ gateway }: Cast, { which, who }: Target) {
  if (which === 'missing') return undefined;
  const users = gateway.db.selectFrom('users').select(['id', 'user_type_id']);
  return users
    .where('user_name', which === 'own' ? '=' : '!=', who ?? 'nobody')
    .limit(1)
    .executeTakeFirst();
}

/** An export that is done, empty as it is. */
async function newExport(cast: Cast, target: Target): Promise<string> {
  const maker = await makerOf(cast, target);
  if (!maker) return MISSING;
  const id = newId('exp');
  await cast.gateway.db
    .insertInto('exports')
    .values({
      id,
      user_id: maker.id,
      user_type_id: maker.user_type_id,
      list: 'merchants',
      format: 'csv',
      filters: '{}',
      status: 'done',
      file_name: 'Merchants.csv',
      created_at: new Date(),
    })
    .execute();
  return id;
}

async function newView(cast: Cast, target: Target): Promise<string> {
  const maker = await makerOf(cast, target);
  if (!maker) return MISSING;
  const id = newId('viw');
  const name = unique('View');
  await cast.gateway.db
    .insertInto('saved_views')
    .values({
      id,
      user_id: maker.id,
      user_type_id: maker.user_type_id,
      name,
      name_key: name.toLowerCase(),
      list: 'merchants',
      query: '',
      role_id: null,
      created_at: new Date(),
    })
    .execute();
  return id;
}

/** A delivery of the merchant's that was given up. */
export async function newDelivery({ gateway, nile, delta }: Cast, target: Target): Promise<string> {
  if (target.which === 'missing') return pick(target, '', '');
  const { merchantId, service } = target.which === 'another' ? delta : nile;
  const id = newId('whd');
  await gateway.db
    .insertInto('webhook_deliveries')
    .values({
      id,
      user_type_id: merchantId,
      service_id: service.id,
      event_id: newId('evt'),
      type: 'payment.succeeded',
      // Nobody listens there.
      url: 'http://127.0.0.1:9/webhooks',
      payload: '{}',
      status: 'failed',
      last_status: null,
      last_error: null,
      created_at: new Date(),
    })
    .execute();
  return id;
}

/** Something right to ask of views, search, history, lookups and deliveries. */
export const toolsWishes: Partial<Record<OperationId, Wish>> = {
  listSavedViews: nothing,
  addSavedView: { request: () => ({ body: viewForm() }) },
  editSavedView: {
    record: 'kept',
    request: async (cast, target) => ({
      params: { id: await newView(cast, target) },
      body: { name: unique('View') },
    }),
  },
  deleteSavedView: {
    record: 'kept',
    request: async (cast, target) => ({ params: { id: await newView(cast, target) } }),
  },
  startExport: { request: () => ({ body: exportForm() }) },
  getExport: {
    record: 'kept',
    request: async (cast, target) => ({ params: { id: await newExport(cast, target) } }),
  },
  getExportFile: {
    record: 'kept',
    request: async (cast, target) => ({ params: { id: await newExport(cast, target) } }),
  },
  search: { request: () => ({ query: '?q=nile' }) },
  getHistory: {
    record: 'merchant',
    request: (cast, target) => ({ params: { kind: 'merchant', id: merchantOf(cast, target) } }),
  },
  checkAvailability: { request: () => ({ query: '?field=userName&value=somebody' }) },
  listWebhookDeliveries: nothing,
  redeliverWebhook: {
    record: 'merchant',
    request: async (cast, target) => ({ params: { id: await newDelivery(cast, target) } }),
  },
};

type Bodies = Partial<Record<OperationId, Record<string, unknown>>>;

/** Bodies of the same with nothing wrong in them. */
export const toolsBodies = (): Bodies => ({
  startExport: exportForm(),
  addSavedView: viewForm(),
  editSavedView: { name: unique('View') },
});
