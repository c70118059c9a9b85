import type { CountryName } from '@daftar/domain';
import type { Selectable } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import { numberPatterns } from '../../lists/number-patterns.ts';
import type { ListSource } from '../../lists/page.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;

export const subscriptionList: ListSource = {
  columns: '*',
  from: 'subscriptions',
  sorts: {
    createdDate: 'created_at',
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
});

interface SubscriptionFilter {
  q?: string | undefined;
  country?: string | undefined;
  operator?: string | undefined;
  subscriberStatus?: string | undefined;
  /** A merchant's id. */
  userTypeId?: string | undefined;
}

/** Searches all columns but the date. */
function mentions(text: string): Condition {
  const pattern = contains(text);
  return condition`(msisdn like any(${numberPatterns(text)}::text[]) or service_name ilike ${pattern}
    or merchant_name ilike ${pattern} or country ilike ${pattern} or operator ilike ${pattern}
    or subscription_type ilike ${pattern} or subscriber_status ilike ${pattern} or currency = upper(${text})
    or subscription_amount::float8::text = ${text} or id = ${text})`;
}

/** Returns the list's conditions. A merchant sees its own subscriptions, a carrier those of services that it carries. */
export function subscriptionConditions(caller: UserCaller, filter: SubscriptionFilter = {}): Condition[] {
  const conditions: Condition[] = [];
  const tenant = tenantOf(caller);
  if (tenant !== undefined)
    conditions.push(
      caller.accountKind === 'carrier'
        ? condition`carrier_id = ${tenant}`
        : condition`user_type_id = ${tenant}`,
    );
  const { q, country, operator, subscriberStatus, userTypeId } = filter;
  if (country !== undefined) conditions.push(condition`country = ${country}`);
  if (operator !== undefined) conditions.push(condition`operator = ${operator}`);
  if (subscriberStatus !== undefined) conditions.push(condition`subscriber_status = ${subscriberStatus}`);
  if (userTypeId !== undefined) conditions.push(condition`user_type_id = ${userTypeId}`);
  if (q) conditions.push(mentions(q));
  return conditions;
}
