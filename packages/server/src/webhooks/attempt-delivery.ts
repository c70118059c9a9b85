import { type Selectable, sql } from 'kysely';
import type { WebhookAttempt, WebhookDeliveryTable } from '../db/tables-books.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import type { Mailer } from '../mail/mail.ts';
import { type DeliveryOutcome, deliverWebhook } from './deliver.ts';
import { lowerPriority } from './lower-priority.ts';
import { noteEndpoint } from './note-endpoint.ts';
import { isBlocked, sendNext } from './session-order.ts';

export interface DeliverJobDeps {
  db: Db;
  now: () => Date;
  allowLocal: boolean;
  /** Returns the valid webhook secrets of the endpoint, or else of the account, newest first. */
  secretsOf: (userTypeId: string, endpointId: string | null) => Promise<string[]>;
  deliver?: typeof deliverWebhook;
  /** Sends the merchant an email when an endpoint is switched off; undefined when the installation sends no email. */
  mailer?: Mailer | undefined;
}

type Delivery = Selectable<WebhookDeliveryTable>;

interface Attempted {
  row: Delivery;
  /** Undefined when nothing was sent. */
  outcome?: DeliveryOutcome;
  /** The delivery's status after the attempt; `pending` when it should be retried, `unsent` when nothing was sent. */
  status: 'delivered' | 'failed' | 'pending' | 'unsent';
}

/**
 * graphile-worker waits e^n seconds after the n-th attempt, six hours at most. The twenty-second attempt is the first one
 * after three days: 77 hours after the first.
 */
export const MAX_ATTEMPTS = 22;

/** The contract's limit for the attempts that are kept with a delivery; the oldest is dropped for the next. */
const MOST_KEPT = 1000;

const SWITCHED_OFF: DeliveryOutcome = {
  delivered: false,
  retry: false,
  error: 'The endpoint is gone or switched off',
  code: 'delivery.endpointOff',
};

/**
 * Makes one delivery attempt and stores its outcome. Sends nothing when the delivery has ended, or while an earlier delivery of
 * the record (session, payout or subscription) to the same target is pending; the end of that delivery adds this delivery's job
 * again. Returns undefined when there is no such delivery.
 */
export async function attemptDelivery(
  deps: DeliverJobDeps,
  deliveryId: string,
): Promise<Attempted | undefined> {
  const { db } = deps;
  const row = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.status !== 'pending' || (await isBlocked(db, row))) return { row, status: 'unsent' };
  const at = deps.now().toISOString();
  const startedAt = performance.now();
  const url = await addressOf(db, row);
  const outcome = url === undefined ? SWITCHED_OFF : await send(deps, row, url);
  const attempt = attemptOf(row, outcome, { at, milliseconds: Math.round(performance.now() - startedAt) });
  const status = await inTransaction(db, (trx) =>
    store({ ...deps, db: trx }, { row, tried: url }, outcome, attempt),
  );
  if (outcome.hung) await lowerPriority(db, row);
  return { row, outcome, status };
}

async function send(deps: DeliverJobDeps, row: Delivery, url: string): Promise<DeliveryOutcome> {
  const { now, allowLocal, secretsOf, deliver = deliverWebhook } = deps;
  const { type, payload, event_id: id, endpoint_id, user_type_id } = row;
  const secrets = await secretsOf(user_type_id, endpoint_id);
  return deliver({ url, id, type, payload, allowLocal, now, secrets });
}

/**
 * Returns the address to send to: the endpoint's as it is now, because the delivery may be older than the endpoint's last edit.
 * Returns undefined when the endpoint is deleted or switched off.
 */
async function addressOf(db: Db, { endpoint_id: id, url }: Delivery): Promise<string | undefined> {
  if (id === null) return url;
  const endpoint = await db
    .selectFrom('webhook_endpoints')
    .select('url')
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return endpoint?.url;
}

function attemptOf(
  { redelivery_asked }: Delivery,
  { status, error, code, values }: DeliveryOutcome,
  time: Pick<WebhookAttempt, 'at' | 'milliseconds'>,
): WebhookAttempt {
  return {
    ...time,
    ...(status !== undefined && { status }),
    ...(code && error && { error, code }),
    ...(values && { values }),
    ...(redelivery_asked && { redelivery: true }),
  };
}

/** An attempt that has been made. */
interface Made {
  /** The delivery at its beginning. */
  row: Delivery;
  /** The address; undefined when nothing was sent. */
  tried: string | undefined;
}

/** Stores the outcome. If the delivery has ended, adds the job of the record's next delivery. */
async function store(
  { db, now, mailer }: DeliverJobDeps,
  { row, tried }: Made,
  outcome: DeliveryOutcome,
  attempt: WebhookAttempt,
) {
  const { endpoint_id: endpointId } = row;
  // Lock the endpoint before the deliveries, in the same order as an edit of the endpoint.
  const isOff =
    endpointId !== null &&
    (await noteEndpoint(
      db,
      { endpointId, url: tried },
      { isDelivered: outcome.delivered, now: now() },
      mailer,
    ));
  const current = await lockCurrent(db, row.id);
  if (!current) return 'failed';
  const isAskedAgain = current.redelivery_asked && !row.redelivery_asked;
  const end = endOf({ tried, isAskedAgain, isOff }, current, outcome);
  await db
    .updateTable('webhook_deliveries')
    .set({
      ...end,
      attempts: current.attempts + 1,
      ...(outcome.delivered && { delivered_at: now() }),
      attempt_log: sql`case when jsonb_array_length(attempt_log) < ${MOST_KEPT} then attempt_log else attempt_log - 0 end
        || ${JSON.stringify([attempt])}::jsonb`,
      redelivery_asked: isAskedAgain,
    })
    .where('id', '=', row.id)
    .execute();
  const { status } = { ...current, ...end };
  if (status !== 'pending') await sendNext(db, row);
  return status;
}

/** A delivery as it is now. */
interface Current extends Delivery {
  /** Its endpoint's address. */
  address: string | null;
}

const lockCurrent = (db: Db, id: string): Promise<Current | undefined> =>
  db
    .selectFrom('webhook_deliveries as d')
    .selectAll('d')
    .select((eb) =>
      eb
        .selectFrom('webhook_endpoints as e')
        .select('e.url')
        .whereRef('e.id', '=', 'd.endpoint_id')
        .as('address'),
    )
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst();

interface Circumstances {
  /** The address of the attempt; undefined when nothing was sent. */
  tried: string | undefined;
  /** A user has asked during the attempt to send the delivery again. */
  isAskedAgain: boolean;
  /** The endpoint is switched off. */
  isOff: boolean;
}

/**
 * Returns the changed columns of a delivery after an attempt. A delivery that has ended meanwhile keeps its end if the attempt
 * failed.
 */
function endOf(circumstances: Circumstances, current: Current, outcome: DeliveryOutcome) {
  const { tried, isOff } = circumstances;
  if (!outcome.delivered && !isOff && current.status !== 'pending') return {};
  // A failed attempt to an endpoint that is off is the last one, as `giveUpWaiting` decided for the pending deliveries.
  const { error, code, values } = isOff && !outcome.delivered ? SWITCHED_OFF : outcome;
  const status = statusAfter(circumstances, current, outcome);
  const next = status === 'pending' ? current.address : tried;
  return {
    url: next ?? current.url,
    status,
    last_status: outcome.status ?? null,
    last_error: error ?? null,
    error_code: code ?? null,
    error_values: values ? JSON.stringify(values) : null,
  };
}

function statusAfter(
  { tried, isAskedAgain, isOff }: Circumstances,
  current: Current,
  outcome: DeliveryOutcome,
): 'delivered' | 'failed' | 'pending' {
  if (outcome.delivered) return 'delivered';
  if (isOff) return 'failed';
  // The endpoint has got another address, or was switched on, during the attempt.
  const isUntried = current.address !== null && current.address !== tried;
  const isLeft = outcome.retry && current.attempts + 1 < MAX_ATTEMPTS;
  return isUntried || isAskedAgain || isLeft ? 'pending' : 'failed';
}
