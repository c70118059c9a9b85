import type { CountryName } from '@daftar/domain';
import { type Selectable, sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import type { Db } from '../../db/transaction.ts';
import { type Condition, condition, contains, where } from '../../lists/condition.ts';
import { numberPatterns } from '../../lists/number-patterns.ts';
import type { ListSource } from '../../lists/page.ts';
import { present } from '../../records/present.ts';

export interface SubscriptionRow extends Selectable<SubscriptionTable> {
  /** The service's public id; null where an operator charges. */
  sid: string | null;
}

const SUBSCRIPTIONS = `(select u.*, s.service_id as sid from subscriptions u
    left join services s on s.id = u.service_id) subscriptions`;

export const subscriptionList: ListSource = {
  columns: '*',
  from: SUBSCRIPTIONS,
  sorts: {
    createdDate: 'created_at',
    country: 'country',
    operator: 'operator',
    merchantName: 'merchant_name',
    serviceName: 'service_name',
    msisdn: 'msisdn',
    subscriptionType: 'subscription_type',
    subscriptionAmount: 'subscription_amount',
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

/** A merchant sees its own subscriptions, a carrier those of services that it carries. */
function ownSubscriptions(caller: UserCaller): Condition[] {
  const tenant = tenantOf(caller);
  if (tenant === undefined) return [];
  return [
    caller.accountKind === 'carrier'
      ? condition`carrier_id = ${tenant}`
      : condition`user_type_id = ${tenant}`,
  ];
}

/** Returns the list's conditions. */
export function subscriptionConditions(
  caller: UserCaller,
  { q }: { q?: string | undefined } = {},
): Condition[] {
  const conditions = ownSubscriptions(caller);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(msisdn like any(${numberPatterns(q)}::text[]) or service_name ilike ${pattern} or merchant_name ilike ${pattern})`,
    );
  }
  return conditions;
}

/** Returns a subscription that the caller may see; throws 404 for others. */
export async function visibleSubscription(db: Db, caller: UserCaller, id: string): Promise<SubscriptionRow> {
  const conditions = [condition`id = ${id}`, ...ownSubscriptions(caller)];
  const { rows } = await sql<SubscriptionRow>`
    select * from ${sql.raw(SUBSCRIPTIONS)}${where(conditions)}`.execute(db);
  if (!rows[0]) throw notFound('subscription.missing');
  return rows[0];
}
