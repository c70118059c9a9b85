import type { CountryName } from '@daftar/domain';
import { type Selectable, sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import type { Db } from '../../db/transaction.ts';
import { type Condition, condition, contains, where } from '../../lists/condition.ts';
import { numberPatterns } from '../../lists/number-patterns.ts';
import { ownRows } from '../../lists/own-rows.ts';
import type { ListSource } from '../../lists/page.ts';
import { indexedNullsLast } from '../../lists/sort.ts';
import { serviceOf } from '../../records/joins.ts';
import { present } from '../../records/present.ts';

export interface SubscriptionRow extends Selectable<SubscriptionTable> {
  /** The service's public id; null if a telecom operator charges the subscription. */
  sid: string | null;
}

const SUBSCRIPTIONS = `(select u.*, s.service_id as sid from subscriptions u
    ${serviceOf('u', 'left join')}) subscriptions`;

export const subscriptionList: ListSource = {
  columns: '*',
  from: SUBSCRIPTIONS,
  sorts: {
    createdDate: indexedNullsLast('created_at'),
    country: 'country',
    operator: 'operator',
    merchantName: 'merchant_name',
    serviceName: 'service_name',
    msisdn: 'msisdn',
    subscriptionType: 'subscription_type',
    subscriptionAmount: 'subscription_amount',
    currency: 'currency',
    subscriberStatus: 'subscriber_status',
  },
  fallback: '-createdDate',
  tieBreak: 'id',
};

export const subscriptionWire = (row: SubscriptionRow) => ({
  _id: row.id,
  country: row.country as CountryName,
  operator: row.operator,
  merchantName: row.merchant_name,
  serviceName: row.service_name,
  msisdn: row.msisdn,
  subscriptionType: row.subscription_type,
  subscriptionAmount: Number(row.subscription_amount),
  currency: row.currency,
  subscriberStatus: row.subscriber_status,
  createdDate: row.created_at.toISOString(),
  ...present('serviceId', row.sid),
  ...present('nextChargeDate', row.subscriber_status === 'Active' ? row.next_charge_at?.toISOString() : null),
  ...(row.failures > 0 && { failedTries: row.failures }),
  ...present('reason', row.reason),
});

interface SubscriptionFilter {
  q?: string | undefined;
  country?: string | undefined;
  operator?: string | undefined;
  subscriberStatus?: string | undefined;
  /** A merchant's id. */
  userTypeId?: string | undefined;
}

/** Returns the condition that a searchable column contains a text. Dates are not searchable. */
function mentions(text: string): Condition {
  const pattern = contains(text);
  return condition`(msisdn like any(${numberPatterns(text)}::text[]) or fold_text(service_name) like ${pattern}
    or fold_text(merchant_name) like ${pattern} or fold_text(country) like ${pattern} or fold_text(operator) like ${pattern}
    or fold_text(subscription_type) like ${pattern} or fold_text(subscriber_status) like ${pattern} or currency = upper(${text})
    or subscription_amount::float8::text = ${text} or id = ${text})`;
}

/** Returns the list's conditions. */
export function subscriptionConditions(caller: UserCaller, filter: SubscriptionFilter = {}): Condition[] {
  const conditions = ownRows(caller);
  const { q, country, operator, subscriberStatus, userTypeId } = filter;
  if (country !== undefined) conditions.push(condition`country = ${country}`);
  if (operator !== undefined) conditions.push(condition`operator = ${operator}`);
  if (subscriberStatus !== undefined) conditions.push(condition`subscriber_status = ${subscriberStatus}`);
  if (userTypeId !== undefined) conditions.push(condition`user_type_id = ${userTypeId}`);
  if (q) conditions.push(mentions(q));
  return conditions;
}

/** Returns a subscription that the caller may see; throws 404 for others. */
export async function visibleSubscription(db: Db, caller: UserCaller, id: string): Promise<SubscriptionRow> {
  const conditions = [condition`id = ${id}`, ...ownRows(caller)];
  const { rows } = await sql<SubscriptionRow>`
    select * from ${sql.raw(SUBSCRIPTIONS)}${where(conditions)}`.execute(db);
  if (!rows[0]) throw notFound('subscription.missing');
  return rows[0];
}
