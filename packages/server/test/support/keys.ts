import type { Body } from '../../src/contract/operation-types.ts';
import { whenFree } from './when-free.ts';
import type { Tenant, World } from './world.ts';
import { unique } from './world.ts';

type Changes<Id extends 'addApiKey' | 'addWebhookEndpoint'> = Partial<Body<Id>>;

/** Makes a key of the merchant, by default for checkout sessions. Returns its id and its secret. */
export async function newApiKey(
  { asOwner }: Pick<World, 'asOwner'>,
  { merchantId }: Pick<Tenant, 'merchantId'>,
  changes: Changes<'addApiKey'> = {},
): Promise<{ id: string; secret: string }> {
  const body = { userTypeId: merchantId, name: unique('Key'), scopes: ['sessions:write'], ...changes };
  const answer = await whenFree(() => asOwner('addApiKey', { body }));
  if (answer.status !== 200) throw new Error(`No key: ${answer.text}`);
  return { id: answer.body.key._id, secret: answer.body.secret };
}

/** Adds an endpoint of the merchant, by default where no server listens. Returns its id and its signing secret. */
export async function newEndpoint(
  { asOwner }: Pick<World, 'asOwner'>,
  { merchantId }: Pick<Tenant, 'merchantId'>,
  changes: Changes<'addWebhookEndpoint'> = {},
): Promise<{ id: string; secret: string }> {
  const url = `http://127.0.0.1:9/${unique('endpoint').replace(' ', '-')}`;
  const body = { userTypeId: merchantId, url, events: ['payment.succeeded'], ...changes };
  const answer = await whenFree(() => asOwner('addWebhookEndpoint', { body }));
  if (answer.status !== 200) throw new Error(`No endpoint: ${answer.text}`);
  return { id: answer.body.endpoint._id, secret: answer.body.secret };
}

/** Deletes the merchant's endpoints, and its keys except the main one, because both have a limit. */
export async function makeRoom(
  { gateway }: Pick<World, 'gateway'>,
  { merchantId }: Pick<Tenant, 'merchantId'>,
): Promise<void> {
  const { db } = gateway;
  await db.deleteFrom('api_keys').where('user_type_id', '=', merchantId).where('main', '=', false).execute();
  await db.deleteFrom('webhook_endpoints').where('user_type_id', '=', merchantId).execute();
}
