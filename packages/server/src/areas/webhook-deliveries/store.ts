import { type Selectable, sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { maskAddresses } from '../../access/mask-address.ts';
import { isPermitted, readableEvents } from '../../access/receivers.ts';
import { notFound } from '../../basics/problems.ts';
import type { WebhookAttempt, WebhookDeliveryTable } from '../../db/tables-books.ts';
import type { Trx } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { RecentSource } from '../../lists/recent-page.ts';
import { indexed } from '../../lists/sort.ts';
import { redactText } from '../../providers/redact.ts';
import { sellerOf } from '../../records/joins.ts';
import { orderNamed } from '../../records/order-named.ts';
import { present } from '../../records/present.ts';

type Unread = 'delivered_at' | 'order_key' | 'redelivery_asked';

export interface DeliveryRow extends Omit<Selectable<WebhookDeliveryTable>, Unread> {
  service_name: string | null;
  merchant_name: string | null;
}

/** FROM clause: deliveries with the names of their service and merchant, if these still exist. */
const DELIVERIES = `webhook_deliveries d ${sellerOf('d', 'left join')}`;

export const deliveryList: RecentSource = {
  columns: '*',
  from: `(select d.id, d.user_type_id, d.service_id, d.event_id, d.type, d.url, d.payload, d.status, d.attempts,
      d.last_status, d.last_error, d.error_code, d.error_values, d.attempt_log, d.created_at, d.endpoint_id, d.order_key, s.service_name, m.name as merchant_name
    from ${DELIVERIES}) deliveries`,
  sorts: {
    createdDate: indexed('created_at'),
    eventType: 'type',
    status: 'status',
    url: 'url',
    attempts: 'attempts',
    serviceName: 'service_name',
    merchantName: 'merchant_name',
    responseStatus: 'last_status',
    eventId: 'event_id',
  },
};

interface DeliveryFilter {
  q?: string | undefined;
  status?: string | undefined;
  eventType?: string | undefined;
  /** A merchant's id. */
  userTypeId?: string | undefined;
  endpointId?: string | undefined;
}

/**
 * Returns the list's conditions. Merchants see their own deliveries; carriers see none. Deliveries have the whole event, so
 * callers see those of events whose records they may read.
 */
export function deliveryConditions(
  caller: UserCaller,
  { q, status, eventType, userTypeId, endpointId }: DeliveryFilter,
): Condition[] {
  const conditions: Condition[] = [condition`type = any(${readableEvents(caller)})`];
  const tenant = tenantOf(caller);
  if (tenant !== undefined) conditions.push(condition`user_type_id = ${tenant}`);
  if (status !== undefined) conditions.push(condition`status = ${status}`);
  if (eventType !== undefined) conditions.push(condition`type = ${eventType}`);
  if (userTypeId !== undefined) conditions.push(condition`user_type_id = ${userTypeId}`);
  if (endpointId !== undefined) conditions.push(condition`endpoint_id = ${endpointId}`);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(fold_text(service_name) like ${pattern} or fold_text(merchant_name) like ${pattern} or type like ${pattern} or event_id = ${q} or id = ${q} or order_key = ${q}
        or order_key in (select id from checkout_sessions where ${orderNamed(q)}))`,
    );
  }
  return conditions;
}

/** Locks a delivery that the caller may see; throws 404 for others. Locks its endpoint before it, as an attempt does. */
export async function lockDelivery(trx: Trx, caller: UserCaller, id: string): Promise<DeliveryRow> {
  const tenant = tenantOf(caller);
  await sql`select 1 from webhook_endpoints
    where id = (select endpoint_id from webhook_deliveries where id = ${id}) for share`.execute(trx);
  const { rows } = await sql<DeliveryRow>`
    select d.*, s.service_name, m.name as merchant_name from ${sql.raw(DELIVERIES)}
    where d.id = ${id} for update of d`.execute(trx);
  const [row] = rows;
  const isOther = tenant !== undefined && row?.user_type_id !== tenant;
  if (!row || isOther || !readableEvents(caller).includes(row.type)) throw notFound('delivery.missing');
  return row;
}

const attemptWire = ({ at, status, error, code, values, milliseconds, redelivery }: WebhookAttempt) => ({
  date: at,
  ...present('responseStatus', status),
  ...present('error', error),
  ...present('errorCode', code),
  ...present('errorValues', values),
  milliseconds,
  ...present('redelivery', redelivery),
});

/** Returns a delivery for the caller; masks the address's query for callers who may not edit the address. */
export const deliveryWire = (row: DeliveryRow, caller: UserCaller) => ({
  _id: row.id,
  eventId: row.event_id,
  eventType: row.type,
  serviceName: row.service_name ?? row.service_id ?? '',
  merchantName: row.merchant_name ?? row.user_type_id,
  ...present('endpointId', row.endpoint_id),
  url: isPermitted(caller, row.endpoint_id === null ? 'editService' : 'editWebhookEndpoint')
    ? row.url
    : maskAddresses(row.url),
  payload: row.payload,
  status: row.status,
  attempts: row.attempts,
  ...(row.last_status !== null && { responseStatus: row.last_status }),
  // Redact secrets, because the merchant's server wrote the text.
  ...present('lastError', row.last_error === null ? null : redactText(row.last_error)),
  ...present('lastErrorCode', row.error_code),
  ...present('lastErrorValues', row.error_values),
  ...(row.attempt_log.length > 0 && { attemptLog: row.attempt_log.map(attemptWire) }),
  createdDate: row.created_at.toISOString(),
});
