import { messageOf } from '@daftar/domain';
import type { ProblemDetail } from '../../../basics/problems.ts';
import type { Db } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { merchantById } from '../../../records/by-id.ts';
import { logoPath } from '../../../records/merchant-logo.ts';
import { present } from '../../../records/present.ts';
import { type Received, receivedFor } from '../attempts/other-amount.ts';
import { payerAgain } from '../attempts/payer-again.ts';
import { storedResponse } from '../responses/stored-response.ts';
import {
  type AttemptRow,
  findServiceById,
  isPaidElsewhere,
  isSelling,
  newestAttempt,
  type ServiceRow,
  type SessionRow,
} from '../store.ts';
import { lastFailureOf } from './failure-code.ts';
import { returnAddress } from './return-address.ts';

/**
 * Returns the reasons why the customer cannot pay, with the codes of the errors that paying would get; empty when the customer
 * can pay.
 */
async function errorsOf(
  gateway: Gateway,
  db: Db,
  session: SessionRow,
  service: ServiceRow,
): Promise<ProblemDetail[]> {
  // Suspending a service blocks only sessions without an attempt: a pending attempt may still be paid.
  if (session.status === 'open' && !(await isSelling(db, service)))
    return [{ message: 'This service is not available at the moment', code: 'service-suspended' }];
  if (!gateway.providerFor(service.service_provider))
    return [{ message: 'This payment provider is not available', code: 'unknown-provider' }];
  if (session.status !== 'paid' && (await isPaidElsewhere(db, session)))
    return [{ message: messageOf('order-paid', {}), code: 'order-paid' }];
  if (session.status === 'expired')
    return [{ message: 'This payment session has expired', code: 'session-expired' }];
  return [];
}

/** Returns the receipt of a paid session. The newest attempt need not be the paid one. */
async function receiptOf(db: Db, sessionId: string) {
  const paid = await db
    .selectFrom('payment_attempts')
    .select('receipt_id')
    .where('session_id', '=', sessionId)
    .where('receipt_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return present('receiptId', paid?.receipt_id ?? null);
}

/**
 * Returns the other amount that was received for a session that is not paid; undefined if none was. While a payment is open,
 * only its own amount counts: the customer has decided to pay again after reading of an earlier one.
 */
async function receivedOf(
  db: Db,
  { id, status }: SessionRow,
  newest: AttemptRow | undefined,
): Promise<Received | undefined> {
  if (status === 'paid' || !newest) return undefined;
  if (status === 'pending') return receivedFor(newest);
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', id)
    .where('received_amount', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return receivedFor(attempt);
}

/** Returns the reference number that the customer has yet to pay, so that a reload shows it again. */
function referenceOf(attempt: AttemptRow | undefined) {
  if (attempt?.status !== 'pending' || attempt.abandoned_at || attempt.reference_number === null) return {};
  return {
    reference: {
      referenceNumber: attempt.reference_number,
      merchantRefNumber: attempt.merchant_ref_number,
      expirationTime: attempt.reference_expires_at?.toISOString() ?? '',
    },
  };
}

/** Returns the customer's next step of the open payment, so that a reload shows it again. */
function openAttemptOf(attempt: AttemptRow | undefined) {
  const isOpen = attempt?.status === 'pending' && !attempt.abandoned_at;
  const stored = isOpen ? storedResponse(attempt) : undefined;
  if (!attempt || !stored?.step) return {};
  const { step, expiresAt } = stored;
  return {
    attempt: {
      paymentMethod: attempt.method,
      merchantRefNumber: attempt.merchant_ref_number,
      ...(step.kind === 'redirect' && { redirectLink: step.url }),
      ...(step.kind === 'qr' && { walletQr: step.image }),
      ...present('expirationTime', expiresAt ?? null),
      ...(payerAgain(attempt) && { canRepeat: true }),
    },
  };
}

/**
 * Tells whether a card is typed on our page (`fields`) or the payment provider's (`redirect`); empty when the provider takes
 * no cards.
 */
export function cardEntryOf({ settings }: Gateway, provider: PaymentProvider | undefined) {
  const { card, cardPage } = provider?.charges ?? {};
  if (card && settings.cardEntry === 'fields') return { cardEntry: 'fields' as const };
  return cardPage ? { cardEntry: 'redirect' as const } : {};
}

/** Returns a session as its customer may see it. */
export async function publicSession(gateway: Gateway, db: Db, session: SessionRow) {
  const service = await findServiceById(db, session.service_id);
  if (!service) throw new Error(`Session ${session.id} has no service`);
  const attempt = await newestAttempt(db, session.id);
  const overdue = session.status === 'open' && session.expires_at <= gateway.now();
  const seen: SessionRow = overdue ? { ...session, status: 'expired' } : session;
  const failure = session.status === 'paid' ? {} : lastFailureOf(attempt);
  const hasBegun = seen.status !== 'open' || failure.lastFailure !== undefined;
  const address = hasBegun ? await returnAddress(gateway, db, seen, service, attempt) : undefined;
  return {
    sessionId: session.id,
    serviceId: service.service_id,
    orderId: session.order_id,
    paymentMethods: session.payment_methods,
    amount: Number(session.amount),
    currency: session.currency,
    status: seen.status,
    expiresAt: session.expires_at.toISOString(),
    errors: await errorsOf(gateway, db, seen, service),
    ...present('msisdn', session.msisdn),
    ...present('email', session.email),
    ...present('name', session.name),
    ...present('product', session.product),
    ...present('redirectUrl', session.redirect_url),
    ...present('cancelUrl', session.cancel_url),
    ...present('locale', session.locale),
    ...present('countryCode', session.country_code),
    ...present('returnUrl', address),
    ...(session.status === 'paid' && (await receiptOf(db, session.id))),
    ...referenceOf(attempt),
    ...openAttemptOf(attempt),
    ...(await receivedOf(db, session, attempt)),
    ...failure,
    ...cardEntryOf(gateway, gateway.providerFor(service.service_provider)),
    ...(gateway.settings.sandbox && { sandbox: true }),
  };
}

/**
 * Returns a session as its merchant may see it: with the merchant's own facts, and without `errors`, which clients take for the
 * failure of the call. A merchant reads the status instead.
 */
export const merchantSession = async (gateway: Gateway, db: Db, session: SessionRow) => ({
  ...(await publicSession(gateway, db, session)),
  errors: [],
  ...present('canceledDate', session.canceled_at?.toISOString()),
  ...present('metadata', session.metadata),
});

/** Returns the fields of a service that a checkout page may see. */
export async function publicService(db: Db, service: ServiceRow) {
  const merchant = await merchantById(db, service.user_type_id)
    .select(['name', 'status', 'sid', 'logo_version'])
    .executeTakeFirst();
  return {
    serviceId: service.service_id,
    sid: service.service_id,
    serviceName: service.service_name,
    serviceProvider: service.service_provider,
    merchantName: merchant?.name ?? '',
    ...present('merchantLogo', merchant && logoPath(merchant)),
    status: service.status && merchant?.status === 'Active',
    ...present('portalUrl', service.portal_url),
  };
}
