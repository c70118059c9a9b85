import { newId } from '../../src/basics/ids.ts';
import { type Cast, MISSING, type Target } from './sample-request.ts';
import { type Tenant, unique } from './world.ts';

/** Returns the user who makes the record: the caller, or another user. */
async function makerOf({ gateway }: Cast, { which, who }: Target) {
  const users = gateway.db.selectFrom('users').select(['id', 'user_type_id']);
  return users
    .where('user_name', which === 'own' ? '=' : '!=', who ?? 'nobody')
    .limit(1)
    .executeTakeFirst();
}

/** Creates a finished export without a file. */
export async function newExport(cast: Cast, target: Target): Promise<{ id: string }> {
  const maker = await makerOf(cast, target);
  if (!maker) return { id: MISSING };
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
  return { id };
}

/** Creates a saved view. */
export async function newView(cast: Cast, target: Target): Promise<{ id: string }> {
  const maker = await makerOf(cast, target);
  if (!maker) return { id: MISSING };
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
  return { id };
}

/** Creates a webhook delivery of the merchant that has failed for good. */
export async function newDelivery(
  { gateway }: Cast,
  { merchantId, service }: Tenant,
): Promise<{ id: string }> {
  const id = newId('whd');
  await gateway.db
    .insertInto('webhook_deliveries')
    .values({
      id,
      user_type_id: merchantId,
      service_id: service.id,
      event_id: newId('evt'),
      type: 'payment.succeeded',
      // No server listens on this port.
      url: 'http://127.0.0.1:9/webhooks',
      payload: '{}',
      status: 'failed',
      last_status: null,
      last_error: null,
      created_at: new Date(),
    })
    .execute();
  return { id };
}
