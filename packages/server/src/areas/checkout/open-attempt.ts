import { nextSessionState } from '@daftar/domain';
import { newId, randomDigits } from '../../basics/ids.ts';
import { conflict, invalid, notFound } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { PaymentProvider } from '../../providers/provider.ts';
import { assertNotBlacklisted } from '../blacklists/offers.ts';
import {
  type AttemptRow,
  findService,
  isSelling,
  lockSession,
  type ServiceRow,
  type SessionRow,
} from './store.ts';

const LONGEST_REFERENCE = 26;

export interface AttemptRequest {
  sessionId: string;
  /** If these do not match the session, the caller gets 404. */
  serviceId: string;
  orderId: string;
  sid?: string | undefined;
  /** The method's name in sessions, e.g. `FawryRef`. */
  method: string;
  customer: Record<string, unknown>;
}

export interface OpenedAttempt {
  session: SessionRow;
  service: ServiceRow;
  /** If the attempt has an `answer`, the first submit got it and a repeated submit gets it again. */
  attempt: AttemptRow;
  provider: PaymentProvider;
}

/** Opens an attempt, or returns the one that is open: a session has at most one open attempt. */
export async function openAttempt(
  trx: Trx,
  gateway: Gateway,
  request: AttemptRequest,
): Promise<OpenedAttempt> {
  const session = await lockSession(trx, request.sessionId);
  const service = await findService(trx, session.service_id);
  if (!service || !belongs(session, service, request)) throw notFound('session.missing');
  const provider = gateway.providerFor(service.service_provider);
  if (!provider) throw conflict('unknown-provider');
  if (!session.payment_methods.includes(request.method))
    throw invalid('checkout.method', {}, 'paymentMethod');
  const open = await findOpen(trx, session.id);
  if (open && !open.answer && session.expires_at <= gateway.now()) throw conflict('session-expired');
  if (open) return { session, service, attempt: open, provider };
  const status = nextSessionState(session.status, 'attemptStarted');
  if (session.status === 'paid') throw conflict('order-paid');
  if (status === undefined || session.expires_at <= gateway.now()) throw conflict('session-expired');
  if (!(await isSelling(trx, service))) throw conflict('service-suspended');
  await assertMayPay(trx, session, service, request);
  const attempt = await insertAttempt(trx, gateway, session, provider, request);
  await trx.updateTable('checkout_sessions').set({ status }).where('id', '=', session.id).execute();
  return { session: { ...session, status }, service, attempt, provider };
}

function belongs(session: SessionRow, service: ServiceRow, request: AttemptRequest): boolean {
  const ids = [service.service_id, service.id];
  return (
    ids.includes(request.serviceId) &&
    session.order_id === request.orderId &&
    (request.sid === undefined || ids.includes(request.sid))
  );
}

/** Refuses when the number that the customer typed or the one that the shop sent is blacklisted. */
async function assertMayPay(
  trx: Trx,
  session: SessionRow,
  service: ServiceRow,
  { customer }: AttemptRequest,
): Promise<void> {
  const where = { country: service.country, callingCode: session.country_code };
  const typed = typeof customer.mobile === 'string' ? customer.mobile : null;
  await assertNotBlacklisted(trx, { ...where, msisdn: typed }, 'customerMobile');
  await assertNotBlacklisted(trx, { ...where, msisdn: session.msisdn });
}

const findOpen = (trx: Trx, sessionId: string) =>
  trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('status', 'in', ['created', 'pending'])
    .executeTakeFirst();

const insertAttempt = (
  trx: Trx,
  gateway: Gateway,
  session: SessionRow,
  provider: PaymentProvider,
  request: AttemptRequest,
) =>
  trx
    .insertInto('payment_attempts')
    .values({
      id: newId('att'),
      user_type_id: session.user_type_id,
      session_id: session.id,
      provider: provider.name,
      method: request.method,
      status: 'created',
      // The provider knows the charge by this number; random, so that nobody can guess it.
      merchant_ref_number: randomDigits(provider.longestReference ?? LONGEST_REFERENCE),
      reference_number: null,
      customer: JSON.stringify(request.customer),
      failure: null,
      created_at: gateway.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
