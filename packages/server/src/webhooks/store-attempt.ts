import { type Selectable, sql } from 'kysely';
import type { WebhookAttempt, WebhookDeliveryTable } from '../db/tables-books.ts';
import { type Db, inTransaction, type Trx } from '../db/transaction.ts';
import type { Mailer } from '../mail/mail.ts';
import type { DeliveryOutcome } from './deliver.ts';
import { endpointOff } from './endpoint-off.ts';
import { noteEndpoint } from './note-endpoint.ts';
import { sendNext } from './session-order.ts';

export type Delivery = Selectable<WebhookDeliveryTable>;

interface StoreDeps {
  db: Db;
  now: () => Date;
  mailer?: Mailer | undefined;
}

interface Attempt {
  /** The delivery as it was before the attempt. */
  row: Delivery;
  /** The address to which it was sent; undefined when nothing was sent. */
  url: string | undefined;
  outcome: DeliveryOutcome;
  /** The attempt's entry in the delivery's log. */
  entry: WebhookAttempt;
}

/**
 * graphile-worker waits e^n seconds after the n-th attempt, six hours at most. The twenty-second attempt is the first one
 * after three days: 77 hours after the first.
 */
export const MAX_ATTEMPTS = 22;

/** The contract's limit for the attempts that are kept with a delivery; the oldest is dropped for the next. */
const MOST_KEPT = 1000;

/**
 * Stores an attempt with its delivery and its endpoint. If the delivery has ended, adds the job of the record's next delivery.
 * Returns the delivery's status.
 */
export const storeAttempt = ({ db, now, mailer }: StoreDeps, attempt: Attempt): Promise<Delivery['status']> =>
  inTransaction(db, async (trx) => {
    const { row, url, outcome, entry } = attempt;
    const { endpoint_id: endpointId } = row;
    const noted = { url, isDelivered: outcome.delivered, now: now() };
    // Lock the endpoint before the deliveries, in the same order as an edit of the endpoint.
    const isOff = endpointId !== null && (await noteEndpoint(trx, { endpointId, ...noted }, mailer));
    const current = await lockCurrent(trx, row.id);
    if (!current) return 'failed';
    const isAskedAgain = current.redelivery_asked && !row.redelivery_asked;
    const changes = changesAfter({ url, outcome, isAskedAgain, isOff }, current);
    await trx
      .updateTable('webhook_deliveries')
      .set({
        ...changes,
        attempts: current.attempts + 1,
        ...(outcome.delivered && { delivered_at: noted.now }),
        attempt_log: sql`case when jsonb_array_length(attempt_log) < ${MOST_KEPT} then attempt_log else attempt_log - 0 end
          || ${JSON.stringify([entry])}::jsonb`,
        redelivery_asked: isAskedAgain,
      })
      .where('id', '=', row.id)
      .execute();
    const { status } = { ...current, ...changes };
    if (status !== 'pending') await sendNext(trx, row);
    return status;
  });

/** A delivery as it is after the attempt. */
interface Current extends Delivery {
  /** The present address of its endpoint; null when the endpoint is deleted or there is none. */
  endpoint_url: string | null;
}

const lockCurrent = (trx: Trx, id: string): Promise<Current | undefined> =>
  trx
    .selectFrom('webhook_deliveries as d')
    .selectAll('d')
    .select((eb) =>
      eb
        .selectFrom('webhook_endpoints as e')
        .select('e.url')
        .whereRef('e.id', '=', 'd.endpoint_id')
        .as('endpoint_url'),
    )
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst();

interface Result extends Pick<Attempt, 'url' | 'outcome'> {
  /** A user has requested during the attempt to send the delivery again. */
  isAskedAgain: boolean;
  /** The endpoint is switched off or deleted. */
  isOff: boolean;
}

/** Returns the changed columns of a delivery. A failed attempt does not change the end of a delivery that has ended meanwhile. */
function changesAfter(result: Result, current: Current) {
  const { url, outcome, isOff } = result;
  if (!outcome.delivered && !isOff && current.status !== 'pending') return {};
  // A failed attempt to an endpoint that is off is the last one, as `giveUpWaiting` decided for the pending deliveries.
  const { error, code, values }: DeliveryOutcome = isOff && !outcome.delivered ? endpointOff : outcome;
  const status = statusAfter(result, current);
  const next = status === 'pending' ? current.endpoint_url : url;
  return {
    url: next ?? current.url,
    status,
    last_status: outcome.status ?? null,
    last_error: error ?? null,
    error_code: code ?? null,
    error_values: values ? JSON.stringify(values) : null,
  };
}

function statusAfter({ url, outcome, isAskedAgain, isOff }: Result, current: Current): Delivery['status'] {
  if (outcome.delivered) return 'delivered';
  if (isOff) return 'failed';
  // The endpoint got another address, or was switched on, during the attempt.
  const isUntried = current.endpoint_url !== null && current.endpoint_url !== url;
  const isRetried = outcome.retry && current.attempts + 1 < MAX_ATTEMPTS;
  return isUntried || isAskedAgain || isRetried ? 'pending' : 'failed';
}
