import { setTimeout as sleep } from 'node:timers/promises';
import type { ReturnStatus } from '@daftar/domain';
import { notFound } from '../../../basics/problems.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { storedLanguage } from '../../../mail/language-of.ts';
import type { RawNotice } from '../../../providers/notice.ts';
import { askAttemptLater } from '../attempts/ask-attempt.ts';
import { canBePaid, isEnded } from '../attempts/check-attempt.ts';
import { hostedPage } from '../sessions/hosted-page.ts';
import { signedAddress } from '../sessions/return-address.ts';
import { refreshAttempt } from '../status/payment-status.ts';
import {
  type AttemptRow,
  findAttempt,
  findServiceById,
  findSession,
  findSessionOfOrder,
  newestAttempt,
  type SessionRow,
} from '../store.ts';
import { NoPortal } from './no-portal.ts';
import { forged, takeReturn } from './take-return.ts';

/** The order that the path of a return page identifies. */
export interface ReturnedOrder {
  serviceId: string;
  orderId: string;
}

/** Number of status requests after which an undecided payment counts as not paid, and the pause between them. */
const QUESTIONS = 3;
const PAUSE_MS = 2_100;

/**
 * Returns the address for a customer who returns from a card payment: the merchant's, with SUCCESS if the payment provider
 * confirms the payment to us, otherwise with FAILED. The query must contain our reference number of the attempt, because an order
 * id can be guessed.
 */
export async function afterCard(
  gateway: Gateway,
  order: ReturnedOrder,
  merchantRefNumber: string | undefined,
): Promise<string> {
  const attempt =
    merchantRefNumber === undefined ? undefined : await findAttempt(gateway.db, merchantRefNumber);
  const session = attempt && (await findSession(gateway.db, attempt.session_id));
  const service = session && (await findServiceById(gateway.db, session.service_id));
  const isSame =
    service &&
    [service.id, service.service_id].includes(order.serviceId) &&
    session.order_id === order.orderId;
  if (!isSame) throw notFound('payment.missing');
  return portalAfter(gateway, attempt);
}

/**
 * Like `afterCard`, for a payment provider that posts a signed form to the address, such as JazzCash. Throws 401 for a wrong
 * signature, and where the number is that of no payment at such a provider.
 */
export async function afterForm(
  gateway: Gateway,
  order: ReturnedOrder,
  merchantRefNumber: string | undefined,
  raw: RawNotice,
): Promise<string> {
  const named =
    merchantRefNumber === undefined ? undefined : await findAttempt(gateway.db, merchantRefNumber);
  if (!named) throw forged();
  const { attempt } = await takeReturn(gateway, named.provider, raw);
  if (attempt.merchant_ref_number !== merchantRefNumber) throw notFound('payment.missing');
  return afterCard(gateway, order, merchantRefNumber);
}

/** Like `afterCard`, for Paymob, whose signed query identifies the payment. Throws 401 for a wrong signature. */
export async function afterPaymob(gateway: Gateway, raw: RawNotice): Promise<string> {
  const { attempt } = await takeReturn(gateway, 'Paymob', raw);
  return portalAfter(gateway, attempt);
}

/**
 * Like `afterCard`, for PayTabs, but always with PENDING. Throws 401 for a posted form with a wrong signature. Anybody can guess an
 * order: without a form of this payment or our reference number, the address is not signed.
 */
export async function afterPaytabs(
  gateway: Gateway,
  order: ReturnedOrder,
  merchantRefNumber: string | undefined,
  raw: RawNotice | undefined,
): Promise<string> {
  const returned = raw && (await takePaytabsReturn(gateway, raw));
  const session = await findSessionOfOrder(gateway.db, order);
  if (!session) throw notFound('payment.missing');
  const named =
    merchantRefNumber === undefined ? undefined : await findAttempt(gateway.db, merchantRefNumber);
  const isProven = [returned, named].some((attempt) => attempt?.session_id === session.id);
  return toPortal(gateway, session, { status: 'PENDING', isProven });
}

/**
 * Handles the form that PayTabs posts. It does not contain the amount, so a job requests the status from PayTabs; the customer
 * does not wait for it. Returns the attempt that the form proves.
 */
async function takePaytabsReturn(gateway: Gateway, raw: RawNotice): Promise<AttemptRow> {
  const { attempt } = await takeReturn(gateway, 'Paytab', raw);
  if (canBePaid(attempt)) await inTransaction(gateway.db, (trx) => askAttemptLater(trx, attempt));
  return attempt;
}

async function portalAfter(gateway: Gateway, attempt: AttemptRow): Promise<string> {
  let now = await refreshAttempt(gateway, gateway.db, attempt, { until: 'paid' });
  for (let asked = 1; asked < QUESTIONS && !isEnded(now.attempt); asked += 1) {
    await sleep(PAUSE_MS);
    now = await refreshAttempt(gateway, gateway.db, now.attempt);
  }
  return toPortal(gateway, now.session, {
    status: now.session.status === 'paid' ? 'SUCCESS' : 'FAILED',
    isProven: true,
  });
}

interface Outcome {
  status: ReturnStatus;
  /** True if the request proves that it comes from the payment's customer: anybody can guess an order id. */
  isProven: boolean;
}

/**
 * Returns the signed address of the merchant: the service's portalUrl, otherwise the session's redirectUrl. Throws `NoPortal`
 * without an address. A customer who is not proven gets neither the session's address nor the session's id, and no signature.
 */
async function toPortal(
  gateway: Gateway,
  session: SessionRow,
  { status, isProven }: Outcome,
): Promise<string> {
  const service = await findServiceById(gateway.db, session.service_id);
  if (!isProven) return unsigned(service?.portal_url ?? null, session, status);
  const target = service?.portal_url ?? session.redirect_url;
  const address = target ? await signedAddress(gateway, gateway.db, session, { target, status }) : undefined;
  if (address === undefined) throw await noPortal(gateway, session);
  return address;
}

/** Returns the merchant's address for somebody who may not be the customer: what it says about the order proves nothing. */
function unsigned(portal: string | null, { order_id }: SessionRow, status: ReturnStatus): string {
  if (portal === null) throw new NoPortal(undefined);
  const address = new URL(portal);
  address.searchParams.set('status', status);
  address.searchParams.set('orderId', order_id);
  return address.href;
}

/** Returns the problem with the payment's own page, and the language in which the customer paid. */
async function noPortal(gateway: Gateway, { id }: SessionRow): Promise<NoPortal> {
  const attempt = await newestAttempt(gateway.db, id);
  return new NoPortal(hostedPage(gateway, id), attempt && storedLanguage(attempt.customer));
}
