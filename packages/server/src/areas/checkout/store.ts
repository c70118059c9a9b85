import type { Selectable } from 'kysely';
import { notFound } from '../../basics/problems.ts';
import type { CheckoutSessionTable, PaymentAttemptTable, ServiceTable } from '../../db/tables.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { ProviderNotice } from '../../providers/notice.ts';

export type SessionRow = Selectable<CheckoutSessionTable>;
export type AttemptRow = Selectable<PaymentAttemptTable>;
export type ServiceRow = Selectable<ServiceTable>;

export const findSession = (db: Db, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('checkout_sessions').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Locks the session until the commit. Every change of a payment takes this lock first, so changes of one session run one
 * after the other.
 */
export async function lockSession(trx: Trx, id: string): Promise<SessionRow> {
  const session = await trx
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!session) throw notFound();
  return session;
}

export const findService = (db: Db, id: string): Promise<ServiceRow | undefined> =>
  db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst();

/** Tells whether the service can be paid now: the service must not be suspended and its merchant must be active. */
export async function isSelling(db: Db, service: ServiceRow): Promise<boolean> {
  if (!service.status) return false;
  const merchant = await db
    .selectFrom('merchants')
    .select('status')
    .where('id', '=', service.user_type_id)
    .executeTakeFirst();
  return merchant?.status === 'Active';
}

/** Finds a service by `_id` or by its public serviceId. */
export const findServiceByEither = (db: Db, id: string): Promise<ServiceRow | undefined> =>
  db
    .selectFrom('services')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', id), eb('service_id', '=', id)]))
    .executeTakeFirst();

/** Returns the webhook address of a session: the session's own, otherwise the service's. */
export const webhookTarget = (
  session: Pick<SessionRow, 'callback_url'>,
  service: Pick<ServiceRow, 'notification_api'> | undefined,
): string | null => session.callback_url ?? service?.notification_api ?? null;

export const findAttempt = (db: Db, merchantRefNumber: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('merchant_ref_number', '=', merchantRefNumber)
    .executeTakeFirst();

/**
 * Finds the attempt of a notice by our reference number or by the provider's id of the charge. Returns undefined when there is
 * none, or when its stored charge id differs from the notice's.
 */
export async function findNotified(
  db: Db,
  provider: string,
  { merchantRefNumber, charge }: Pick<ProviderNotice, 'merchantRefNumber' | 'charge'>,
): Promise<AttemptRow | undefined> {
  if (merchantRefNumber === undefined)
    return charge === undefined ? undefined : findCharged(db, provider, charge);
  const attempt = await findAttempt(db, merchantRefNumber);
  const contradicts =
    charge !== undefined &&
    typeof attempt?.provider_charge === 'string' &&
    attempt.provider_charge !== charge;
  return contradicts ? undefined : attempt;
}

const findCharged = (db: Db, provider: string, charge: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_charge', '=', charge)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const newestAttempt = (db: Db, sessionId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
