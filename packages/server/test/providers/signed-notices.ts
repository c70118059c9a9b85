import { createHash, createHmac } from 'node:crypto';
import { fawryNotificationMessage, montyCallbackMessage, paymobSignatureMessage } from '@daftar/domain';
import { fawrySignature } from '../../src/providers/fawry/fawry-signature.ts';
import { sandboxCredentials } from '../../src/providers/registry.ts';
import type { World } from '../support/world.ts';
import type { Session } from './shops.ts';

const { paymob, paytab, monty, fawry } = sandboxCredentials;

/** Returns the newest attempt of a session's order, as it is stored. */
export const attemptOf = ({ gateway }: World, { sessionId }: Session) =>
  gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('ordered_as', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

const post = async (world: World, path: string, init: RequestInit): Promise<number> => {
  const answer = await fetch(`${world.checkoutUrl}/callbacks/${path}`, { method: 'POST', ...init });
  await answer.arrayBuffer();
  return answer.status;
};

export interface PaymobChanges {
  id: number;
  amount_cents: number;
  [name: string]: unknown;
}

/** Sends a genuine callback of Paymob about a transaction of the session's order. Returns the response's status. */
export async function sendPaymob(world: World, session: Session, changes: PaymobChanges): Promise<number> {
  const { provider_charge } = await attemptOf(world, session);
  const obj = {
    ...{ pending: false, success: true, is_auth: false, is_capture: false, is_standalone_payment: true },
    ...{ is_voided: false, is_refunded: false, is_3d_secure: true, has_parent_transaction: false },
    ...{ integration_id: Number(paymob.cardIntegration), order: { id: Number(provider_charge) } },
    ...{
      created_at: '2026-11-28T09:30:00.592345+02:00',
      currency: 'EGP',
      error_occured: false,
      owner: 302_852,
    },
    source_data: { pan: '2346', type: 'card', sub_type: 'MasterCard' },
    ...changes,
  };
  const hmac = createHmac('sha512', paymob.hmacSecret).update(paymobSignatureMessage(obj)).digest('hex');
  return post(world, `paymob?hmac=${hmac}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'TRANSACTION', obj }),
  });
}

/** Sends a genuine callback of PayTabs. */
export async function sendPaytabs(
  world: World,
  session: Session,
  changes: Record<string, unknown>,
): Promise<number> {
  const { merchant_ref_number, provider_charge } = await attemptOf(world, session);
  const body = JSON.stringify({
    ...{ tran_ref: provider_charge, cart_id: merchant_ref_number, tran_type: 'Sale' },
    ...{ cart_currency: 'AED', cart_amount: '100.00', tran_currency: 'AED', tran_total: '100.00' },
    payment_result: { response_status: 'A', response_message: 'Authorised' },
    ...changes,
  });
  const signature = createHmac('sha256', paytab.serverKey).update(body).digest('hex');
  return post(world, 'paytab', { headers: { 'content-type': 'application/json', signature }, body });
}

/** Sends a genuine callback of MontyPay. */
export async function sendMonty(
  world: World,
  session: Session,
  changes: { id: string; type: string; order_status: string },
): Promise<number> {
  const { merchant_ref_number: number } = await attemptOf(world, session);
  const order = { number, amount: '100.00', currency: 'AED', description: 'gift' };
  const md5 = createHash('md5')
    .update(montyCallbackMessage(changes.id, order, monty.password))
    .digest('hex');
  const body = new URLSearchParams({
    ...{ order_number: number, order_amount: order.amount, order_currency: order.currency },
    ...{ order_description: order.description, status: 'success', ...changes },
    hash: createHash('sha1').update(md5).digest('hex'),
  });
  return post(world, 'monty', { body });
}

/** Returns Fawry's signed words about a payment of 100 of an attempt: a notification, or the response to a status request. */
export function fawryOrder(
  { merchant_ref_number }: { merchant_ref_number: string },
  fawryRefNumber: string,
): Record<string, string> {
  const signed = {
    ...{ fawryRefNumber, merchantRefNumber: merchant_ref_number, orderStatus: 'PAID' },
    ...{ paymentAmount: '100.00', orderAmount: '100.00' },
    ...{ paymentMethod: 'PayUsingCC', paymentRefrenceNumber: '129871204' },
  };
  return {
    ...signed,
    messageSignature: fawrySignature(fawryNotificationMessage(signed, fawry.secureKey)),
  };
}

/** Sends a genuine notification of Fawry that an order was paid under a number of Fawry. */
export const sendFawry = async (world: World, session: Session, fawryRefNumber: string): Promise<number> =>
  post(world, 'fawry', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fawryOrder(await attemptOf(world, session), fawryRefNumber)),
  });
