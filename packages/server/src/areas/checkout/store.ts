import type { Selectable } from 'kysely';
import { notFound } from '../../basics/problems.ts';
import type { CheckoutSessionTable, PaymentAttemptTable, ServiceTable } from '../../db/tables.ts';
import type { Db, Trx } from '../../db/transaction.ts';

export type SessionRow = Selectable<CheckoutSessionTable>;
export type AttemptRow = Selectable<PaymentAttemptTable>;
export type ServiceRow = Selectable<ServiceTable>;

export const findSession = (db: Db, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('checkout_sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the session: every change of a payment starts here, so two never cross. */
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

/** Whether it can be paid now: a suspended service cannot, and neither can one of an inactive merchant. */
export async function isSelling(db: Db, service: ServiceRow): Promise<boolean> {
  if (!service.status) return false;
  const merchant = await db
    .selectFrom('merchants')
    .select('status')
    .where('id', '=', service.user_type_id)
    .executeTakeFirst();
  return merchant?.status === 'Active';
}

/** By `_id` or by the public serviceId. */
export const findServiceByEither = (db: Db, id: string): Promise<ServiceRow | undefined> =>
  db
    .selectFrom('services')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', id), eb('service_id', '=', id)]))
    .executeTakeFirst();

/** Where a session's outcome is told: the package's own address, else the service's. */
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

export const newestAttempt = (db: Db, sessionId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
