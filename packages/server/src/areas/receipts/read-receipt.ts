import { notFound } from '../../basics/problems.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { merchantById } from '../../records/by-id.ts';
import { logoPath } from '../../records/merchant-logo.ts';
import { present } from '../../records/present.ts';
import { findServiceById, findSession } from '../checkout/public.ts';
import { receiptEmail } from './receipt-emails.ts';

/** Returns the receipt of a payment, without data that only the merchant may see. Throws 404 for an unknown id. */
export async function readReceipt(
  gateway: Gateway,
  db: Db,
  receiptId: string,
): Promise<Answer<'getReceipt'>> {
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('receipt_id', '=', receiptId)
    .executeTakeFirst();
  const session = attempt && (await findSession(db, attempt.session_id));
  const transaction =
    attempt &&
    (await db
      .selectFrom('transactions')
      .selectAll()
      .where('user_type_id', '=', attempt.user_type_id)
      .where('attempt_id', '=', attempt.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirst());
  if (!attempt || !session || !transaction) throw notFound('payment.missing');
  const merchant = await merchantOf(db, session.user_type_id);
  const service = await findServiceById(db, session.service_id);
  return {
    receiptId,
    orderId: session.order_id,
    ...merchant,
    serviceName: transaction.service_name,
    amount: Number(transaction.amount),
    currency: session.currency,
    paidAt: (attempt.ended_at ?? transaction.created_at).toISOString(),
    timeZone: zoneOf(gateway, service?.country ?? ''),
    paymentMethod: attempt.method,
    provider: attempt.provider,
    supportCode: transaction.id,
    refundedAmount: Number(transaction.refunded_amount),
    refundStatus: await refundStatus(db, attempt.id, transaction),
    ...(gateway.settings.sandbox && { sandbox: true }),
    ...present('product', session.product),
    ...present('referenceNumber', attempt.reference_number),
    ...(gateway.mailer && { email: await receiptEmail(db, attempt.user_type_id, attempt.id) }),
  };
}

async function merchantOf(db: Db, id: string) {
  const merchant = await merchantById(db, id).select(['name', 'sid', 'logo_version']).executeTakeFirst();
  return {
    merchantName: merchant?.name ?? '',
    ...present('merchantLogo', merchant && logoPath(merchant)),
  };
}

async function refundStatus(
  db: Db,
  attemptId: string,
  { amount, refunded_amount }: { amount: string; refunded_amount: string },
): Promise<Answer<'getReceipt'>['refundStatus']> {
  const refunded = Number(refunded_amount);
  if (refunded > 0 && refunded >= Number(amount)) return 'full';
  const underWay = await db
    .selectFrom('refunds')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('status', 'in', ['requested', 'pending', 'open'])
    .limit(1)
    .executeTakeFirst();
  if (underWay) return 'pending';
  return refunded > 0 ? 'partial' : 'none';
}
