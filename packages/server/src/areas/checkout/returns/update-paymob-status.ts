import { notFound } from '../../../basics/problems.ts';
import type { Answer, Body } from '../../../contract/operation-types.ts';
import type { Db } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { freshStatus } from '../status/payment-status.ts';
import { findServiceById } from '../store.ts';
import { takeReturn } from './take-return.ts';

/** Fields that the page adds to Paymob's parameters. */
const OURS = ['serviceId', 'orderId', 'sessionId', 'paymentMethod'];

/**
 * Handles `/paymob/checkout/update-status`: uses only the fields that Paymob's signature covers, and requests the status from
 * Paymob when they do not decide the payment.
 */
export async function updatePaymobStatus(
  gateway: Gateway,
  db: Db,
  body: Body<'updatePaymobStatus'>,
): Promise<Answer<'updatePaymobStatus'>> {
  const pairs = Object.entries(body).filter(
    ([name, value]) => !OURS.includes(name) && typeof value === 'string',
  );
  const query = pairs.map((pair) => pair.map((text) => encodeURIComponent(String(text))).join('=')).join('&');
  const { session, attempt } = await takeReturn(gateway, 'Paymob', {
    headers: {},
    query,
    body: Buffer.alloc(0),
  });
  const service = await findServiceById(db, session.service_id);
  const isOurs =
    service &&
    [service.id, service.service_id].includes(body.serviceId) &&
    session.order_id === body.orderId &&
    (body.sessionId === undefined || body.sessionId === session.id);
  if (!isOurs) throw notFound('payment.missing');
  const isKnown = body.sessionId === session.id;
  return freshStatus(gateway, db, attempt, isKnown);
}
