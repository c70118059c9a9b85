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

export interface AttemptRequest {
  sessionId: string;
  /** These must match the session's, or the session does not exist for the caller. */
  serviceId: string;
  orderId: string;
  sid?: string | undefined;
  /** The session's word for the method, e.g. `FawryRef`. */
  method: string;
  customer: Record<string, unknown>;
}

export interface OpenedAttempt {
  session: SessionRow;
  service: ServiceRow;
  /** With an `answer`, it is the one that the first submit got. */
  attempt: AttemptRow;
  provider: PaymentProvider;
}

/** Opens the one attempt that a session may have at a time, or finds the one that is open. */
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

/** Neither the number that the customer types nor the one that the shop named may be blacklisted. */
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
      // Ours, random, and the name of this charge with the provider.
      merchant_ref_number: randomDigits(26),
      reference_number: null,
      customer: JSON.stringify(request.customer),
      failure: null,
      created_at: gateway.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
