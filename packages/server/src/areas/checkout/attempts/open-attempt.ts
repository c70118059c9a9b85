import { nextSessionState } from '@daftar/domain';
import { newId, randomDigits } from '../../../basics/ids.ts';
import { conflict, invalid, notFound } from '../../../basics/problems.ts';
import { inOneTrip } from '../../../db/in-one-trip.ts';
import { later } from '../../../db/send-together.ts';
import type { Db, Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import type { ChargeWay } from '../../../providers/charge.ts';
import { REFERENCE_DIGITS } from '../../../providers/our-reference.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { assertNotBlacklisted } from '../../blacklists/public.ts';
import {
  type AttemptRow,
  isPaidElsewhere,
  type ServiceRow,
  type SessionRow,
  serviceOfSession,
  sessionToLock,
} from '../store.ts';
import { withDialledNumbers } from './dialled-number.ts';
import { type Tried, takeTries } from './payment-tries.ts';

/**
 * Longest time that a charge takes: the call and, after a lost response, the status request, 10 seconds each. If the process
 * dies meanwhile, the customer's next submit must wait for this time.
 */
const LEASE_MS = 23_000;

export interface AttemptRequest {
  sessionId: string;
  /** If these are given and do not match the session, `openAttempt` throws 404. */
  serviceId?: string | undefined;
  orderId?: string | undefined;
  sid?: string | undefined;
  /** If this is given and is not the service's provider, `openAttempt` throws 409. */
  provider?: string | undefined;
  /** The method's name in sessions, e.g. `FawryRef`. */
  method: string;
  /** The way to charge; undefined for payments that are recorded with a known outcome, without charging. */
  way?: ChargeWay | undefined;
  customer: Record<string, unknown>;
  /** What the customer tries, for the limits of attempts. */
  tried?: Tried | undefined;
}

export interface OpenedAttempt {
  session: SessionRow;
  service: ServiceRow;
  /** An attempt with an `answer` was charged already. A repeated submit gets the same result. */
  attempt: AttemptRow;
  provider: PaymentProvider;
  /** True while another request charges this attempt. False: the caller must charge it before the lease ends. */
  isBusy: boolean;
}

/** Tells whether an earlier submit has reserved the attempt, too: what became of its charge is not known. */
export const isChargedAgain = ({ created_at, charging_until }: AttemptRow): boolean =>
  charging_until !== null && charging_until.getTime() > created_at.getTime() + LEASE_MS;

/** Opens an attempt, or returns the one that is open: a session has at most one open attempt. */
export async function openAttempt(
  trx: Trx,
  gateway: Gateway,
  request: AttemptRequest,
): Promise<OpenedAttempt> {
  const [[session], [service], [open]] = await inOneTrip(trx, [
    sessionToLock(trx, request.sessionId),
    serviceOfSession(trx, request.sessionId),
    openOf(trx, request.sessionId),
  ]);
  if (!session) throw notFound('session.missing');
  if (!service || !belongs(session, service, request)) throw notFound('session.missing');
  const provider = usableProvider(gateway, service, request);
  if (!session.payment_methods.includes(request.method))
    throw invalid('checkout.method', {}, 'paymentMethod');
  if (open && !open.answer && session.expires_at <= gateway.now()) throw conflict('session-expired');
  // The customer would pay twice.
  if (open && !open.answer && open.received_amount !== null) throw conflict('checkout.otherAmount');
  // Attempts of older versions have no `way`.
  if (open && request.way && (open.way ?? 'reference') !== request.way) throw conflict('attempt-open');
  if (open) return { session, service, provider, ...(await lease(trx, gateway, open)) };
  const status = nextSessionState(session.status, 'attemptStarted');
  if (session.status === 'paid' || (await isPaidElsewhere(trx, session))) throw conflict('order-paid');
  if (status === undefined || session.expires_at <= gateway.now()) throw conflict('session-expired');
  if (!service.status || service.merchant_status !== 'Active') throw conflict('service-suspended');
  const customer = withDialledNumbers(request.customer, { session, service });
  await assertMayPay(trx, session, service, customer);
  const tries = request.tried ? await takeTries(trx, gateway, { session, service }, request.tried) : null;
  const attempt = { ...newAttempt(gateway, session, provider, { ...request, customer }), tries };
  await trx
    .insertInto('payment_attempts')
    .values({ ...attempt, customer: JSON.stringify(attempt.customer), answer: null })
    .modifyEnd(later)
    .execute();
  await trx
    .updateTable('checkout_sessions')
    .set({ status })
    .where('id', '=', session.id)
    .modifyEnd(later)
    .execute();
  return { session: { ...session, status }, service, attempt, provider, isBusy: false };
}

/**
 * Returns the service's payment provider. Throws when it is not configured, is not the requested one, or does not support this
 * way to charge.
 */
function usableProvider(
  gateway: Gateway,
  service: ServiceRow,
  { provider: name, way }: AttemptRequest,
): PaymentProvider {
  const provider = gateway.providerFor(service.service_provider);
  if (!provider) throw conflict('unknown-provider');
  if (name !== undefined && provider.name.toLowerCase() !== name.toLowerCase())
    throw conflict('checkout.otherProvider', { provider: name });
  if (way && !provider.charges[way]) throw invalid('checkout.method', {}, 'paymentMethod');
  return provider;
}

/** Reserves an attempt without an `answer` for this request, unless another request has reserved it. */
async function lease(
  trx: Trx,
  gateway: Gateway,
  open: AttemptRow,
): Promise<Pick<OpenedAttempt, 'attempt' | 'isBusy'>> {
  const now = gateway.now();
  const isBusy = open.charging_until !== null && open.charging_until > now;
  if (isBusy || open.answer) return { attempt: open, isBusy };
  const attempt = await trx
    .updateTable('payment_attempts')
    .set({ charging_until: new Date(now.getTime() + LEASE_MS) })
    .where('id', '=', open.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { attempt, isBusy };
}

function belongs(session: SessionRow, service: ServiceRow, request: AttemptRequest): boolean {
  const ids = [service.service_id, service.id];
  return (
    (request.serviceId === undefined || ids.includes(request.serviceId)) &&
    (request.orderId === undefined || session.order_id === request.orderId) &&
    (request.sid === undefined || ids.includes(request.sid))
  );
}

/** Throws 409 when a number that the customer typed, or the one that the shop sent, is blacklisted. */
async function assertMayPay(
  trx: Trx,
  session: SessionRow,
  service: ServiceRow,
  { mobile, wallet }: Record<string, unknown>,
): Promise<void> {
  const where = { country: service.country, callingCode: session.country_code };
  const given = (number: unknown) => ({ ...where, msisdn: typeof number === 'string' ? number : null });
  await assertNotBlacklisted(trx, given(mobile), 'customerMobile');
  if (wallet !== mobile) await assertNotBlacklisted(trx, given(wallet), 'debitMobileWalletNo');
  await assertNotBlacklisted(trx, { ...where, msisdn: session.msisdn });
}

/** Returns the session's open attempt; undefined if the customer abandoned it. */
export const findOpen = (db: Db, sessionId: string): Promise<AttemptRow | undefined> =>
  openOf(db, sessionId).executeTakeFirst();

const openOf = (db: Db, sessionId: string) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('status', 'in', ['created', 'pending'])
    .where('abandoned_at', 'is', null);

function newAttempt(
  gateway: Gateway,
  session: SessionRow,
  provider: PaymentProvider,
  request: AttemptRequest,
): AttemptRow {
  const now = gateway.now();
  return {
    id: newId('att'),
    user_type_id: session.user_type_id,
    session_id: session.id,
    provider: provider.name,
    method: request.method,
    way: request.way ?? null,
    status: 'created',
    // Our reference number of the charge at the provider; random, so that nobody can guess it.
    merchant_ref_number: randomDigits(provider.longestReference ?? REFERENCE_DIGITS),
    provider_charge: null,
    provider_reference: null,
    reference_number: null,
    reference_expires_at: null,
    customer: request.customer,
    answer: null,
    failure: null,
    checked_at: null,
    charging_until: new Date(now.getTime() + LEASE_MS),
    created_at: now,
    ended_at: null,
    abandoned_at: null,
    received_amount: null,
    received_currency: null,
    received_reference: null,
    ordered_as: null,
    search_at: null,
    receipt_id: null,
    tries: null,
  };
}
