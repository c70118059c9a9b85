import { type CountryName, normaliseMsisdn } from '@daftar/domain';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import { numberPatterns } from '../../lists/number-patterns.ts';
import { fetchRecent, type RecentSource } from '../../lists/recent-page.ts';
import type { RecentQuery } from '../../lists/recent-rows.ts';
import { indexed } from '../../lists/sort.ts';
import { merchantName, serviceOf } from '../../records/joins.ts';
import { present } from '../../records/present.ts';
import type { SessionRow } from '../checkout/public.ts';
import { withinDays } from './period.ts';

type Status = SessionRow['status'];

export interface RequestRow {
  id: string;
  sid: string;
  order_id: string;
  msisdn: string | null;
  product: string | null;
  amount: string;
  currency: string;
  country: CountryName | null;
  status: Status;
  canceled_at: Date | null;
  metadata: SessionRow['metadata'];
  created_at: Date;
}

export interface RequestQuery extends RecentQuery {
  dateFrom: string;
  dateTo: string;
  status?: Status | 'canceled' | undefined;
  /** Only sessions for which another amount was received than is due, by an attempt that is not paid. */
  received?: 'other' | undefined;
}

/** Uses the customer's last entered number when the merchant sent none, and shows overdue open sessions as expired. */
export const requestList: RecentSource = {
  columns:
    'id, sid, order_id, msisdn, product, amount, currency, country, status, canceled_at, metadata, created_at',
  from: `(select c.id, s.service_id as sid, c.order_id, c.product, c.amount, c.currency, c.metadata, c.canceled_at, s.country, c.created_at, c.user_type_id,
    ${merchantName('c.user_type_id')} as merchant_name,
    case when c.status = 'open' and c.expires_at <= now() then 'expired' else c.status end as status,
    coalesce(c.msisdn, (select a.customer->>'mobile' from payment_attempts a where a.session_id = c.id
      order by a.created_at desc limit 1)) as msisdn
    from checkout_sessions c ${serviceOf('c')}) requests`,
  sorts: {
    createdDate: indexed('created_at'),
    amount: 'amount',
    currency: 'currency',
    status: 'status',
    orderId: indexed('order_id'),
    serviceId: 'sid',
    msisdn: 'msisdn',
    product: 'product',
  },
};

function mentions(text: string): Condition {
  const pattern = contains(text);
  return condition`(id = ${text} or fold_text(sid) like ${pattern} or fold_text(order_id) like ${pattern} or fold_text(product) like ${pattern}
    or user_type_id = ${text} or fold_text(merchant_name) like ${pattern}
    or msisdn like any (${numberPatterns(text)}::text[]))`;
}

/** A session that its merchant canceled is expired, too; the list shows it as canceled. */
function inState(state: Status | 'canceled'): Condition {
  if (state === 'canceled') return condition`status = 'expired' and canceled_at is not null`;
  return state === 'expired'
    ? condition`status = 'expired' and canceled_at is null`
    : condition`status = ${state}`;
}

export function requestConditions(
  gateway: Gateway,
  query: RequestQuery,
  text: string | undefined,
): Condition[] {
  const conditions = [withinDays(gateway, query.dateFrom, query.dateTo)];
  if (query.status !== undefined) conditions.push(inState(query.status));
  if (query.received !== undefined)
    conditions.push(condition`exists (select 1 from payment_attempts a where a.session_id = requests.id
      and a.status <> 'paid' and a.received_amount is not null)`);
  if (text) conditions.push(mentions(text));
  return conditions;
}

/** Returns a page of checkout sessions in every status. */
export const listRequests = (gateway: Gateway, query: RequestQuery, text: string | undefined) =>
  fetchRecent(gateway.pool, requestList, requestConditions(gateway, query, text), query, requestWire);

export const requestWire = (row: RequestRow) => ({
  _id: row.id,
  serviceId: row.sid,
  orderId: row.order_id,
  ...present('msisdn', row.msisdn === null ? null : normaliseMsisdn(row.msisdn)),
  ...present('product', row.product),
  amount: Number(row.amount),
  currency: row.currency,
  ...present('country', row.country),
  status: row.status,
  ...present('canceledDate', row.canceled_at?.toISOString()),
  ...present('metadata', row.metadata),
  createdDate: row.created_at.toISOString(),
});
