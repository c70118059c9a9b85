import type { Selectable } from 'kysely';
import { notFound } from '../../basics/problems.ts';
import { inOneTrip } from '../../db/in-one-trip.ts';
import type { CheckoutSessionTable, PaymentAttemptTable, ServiceTable } from '../../db/tables.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { ProviderNotice } from '../../providers/notice.ts';
import { merchantById, serviceById } from '../../records/by-id.ts';

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
  const session = await sessionToLock(trx, id).executeTakeFirst();
  if (!session) throw notFound();
  return session;
}

/** The statement of `lockSession`, for `inOneTrip`. */
export const sessionToLock = (trx: Trx, id: string) =>
  trx.selectFrom('checkout_sessions').selectAll().where('id', '=', id).forUpdate();

/**
 * Reads the service of a session with its merchant's status. Does not need the session's row, so that `inOneTrip` can send it
 * together with the session's lock.
 */
export const serviceOfSession = (db: Db, sessionId: string) =>
  db
    .selectFrom('services')
    .leftJoin('merchants', 'merchants.id', 'services.user_type_id')
    .selectAll('services')
    .select('merchants.status as merchant_status')
    .where('services.id', '=', (eb) =>
      eb.selectFrom('checkout_sessions').select('service_id').where('checkout_sessions.id', '=', sessionId),
    );

export const findServiceById = (db: Db, id: string): Promise<ServiceRow | undefined> =>
  serviceById(db, id).selectAll().executeTakeFirst();

/** Tells whether the service can be paid now: the service must not be suspended and its merchant must be active. */
export async function isSelling(db: Db, service: ServiceRow): Promise<boolean> {
  if (!service.status) return false;
  const merchant = await merchantById(db, service.user_type_id).select('status').executeTakeFirst();
  return merchant?.status === 'Active';
}

/** Finds a service by `_id` or by its public serviceId. */
export const findServiceByAnyId = (db: Db, id: string): Promise<ServiceRow | undefined> =>
  db
    .selectFrom('services')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', id), eb('service_id', '=', id)]))
    .executeTakeFirst();

/**
 * Finds the session of an order of a service, by the service's `_id` or public id: the paid one of several, otherwise the newest.
 */
export async function findSessionOfOrder(
  db: Db,
  order: { serviceId: string; orderId: string },
): Promise<SessionRow | undefined> {
  const service = await findServiceByAnyId(db, order.serviceId);
  if (!service) return undefined;
  return db
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('service_id', '=', service.id)
    .where('order_id', '=', order.orderId)
    .orderBy((eb) => eb('status', '=', 'paid'), 'desc')
    .orderBy((eb) => eb('replaced_by', 'is', null), 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Tells whether one of the sessions of an order is paid. */
export async function isOrderPaid(
  db: Db,
  order: Pick<SessionRow, 'service_id' | 'order_id'>,
): Promise<boolean> {
  const paid = await db
    .selectFrom('checkout_sessions')
    .select('id')
    .where('service_id', '=', order.service_id)
    .where('order_id', '=', order.order_id)
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** Tells whether the order of an unpaid session is paid by an earlier or later session. */
export const isPaidElsewhere = async (db: Db, session: SessionRow): Promise<boolean> =>
  (session.replaces !== null || session.replaced_by !== null) && (await isOrderPaid(db, session));

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

/** An attempt and its session. */
export interface Attempted {
  attempt: AttemptRow;
  session: SessionRow;
}

/** The attempt that a notice is about. */
export interface Notified extends Attempted {
  /** True when the notice is about another transaction of the attempt's order than the stored charge. */
  isOther: boolean;
}

type NoticeIds = Pick<ProviderNotice, 'merchantRefNumber' | 'charge' | 'otherCharges' | 'payment'>;

/**
 * Finds the attempt of a notice, with its session, by our reference number or by the payment provider's id of the charge or
 * payment. Returns undefined when there is none, or when the notice's ids can also be read as those of another attempt.
 */
export async function findNotified(
  db: Db,
  provider: string,
  { merchantRefNumber, charge, otherCharges = [], payment }: NoticeIds,
): Promise<Notified | undefined> {
  if (merchantRefNumber === undefined) {
    const found =
      (charge === undefined ? undefined : await findCharged(db, provider, charge, otherCharges)) ??
      (charge === payment && payment !== undefined ? await findPaidAs(db, provider, payment) : undefined);
    return found && { ...found, isOther: false };
  }
  const [[attempt], [session]] = await inOneTrip(db, [
    db.selectFrom('payment_attempts').selectAll().where('merchant_ref_number', '=', merchantRefNumber),
    db
      .selectFrom('checkout_sessions')
      .selectAll()
      .where('id', '=', (eb) =>
        eb
          .selectFrom('payment_attempts')
          .select('session_id')
          .where('merchant_ref_number', '=', merchantRefNumber),
      ),
  ]);
  const isOther =
    charge !== undefined &&
    typeof attempt?.provider_charge === 'string' &&
    attempt.provider_charge !== charge;
  return attempt && session && { attempt, session, isOther };
}

async function findCharged(
  db: Db,
  provider: string,
  charge: string,
  otherCharges: readonly string[],
): Promise<Attempted | undefined> {
  const [attempt, ...older] = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_charge', 'in', [charge, ...otherCharges])
    .where('ordered_as', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  const isAmbiguous = [attempt, ...older].some((one) => one !== undefined && one.provider_charge !== charge);
  return attempt && !isAmbiguous ? withSession(db, attempt) : undefined;
}

/** Finds the attempt of a payment by the provider's id of it. */
async function findPaidAs(db: Db, provider: string, payment: string): Promise<Attempted | undefined> {
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', payment)
    .limit(1)
    .executeTakeFirst();
  return attempt && withSession(db, attempt);
}

async function withSession(db: Db, attempt: AttemptRow): Promise<Attempted | undefined> {
  const session = await findSession(db, attempt.session_id);
  return session && { attempt, session };
}

/**
 * Finds the payment of an order by the provider's id of it: the given attempt, or a further payment of the same order. Returns
 * undefined if no payment of the order has this id.
 */
export const paymentOfOrder = (
  db: Db,
  { provider, merchant_ref_number, ordered_as }: AttemptRow,
  payment: string,
): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', payment)
    .where((eb) =>
      eb.or([
        eb('merchant_ref_number', '=', ordered_as ?? merchant_ref_number),
        eb('ordered_as', '=', ordered_as ?? merchant_ref_number),
      ]),
    )
    .executeTakeFirst();

export const newestAttempt = (db: Db, sessionId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('ordered_as', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
