import type { CountryName } from '@daftar/domain';
import type { Selectable } from 'kysely';
import { asUser, tenantOf } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import { fetchPage, type ListSource } from '../../lists/page.ts';

const subscriptionList: ListSource = {
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
    subscriberStatus: 'subscriber_status',
  },
  fallback: '-createdDate',
  tieBreak: 'id',
};

const subscriptionWire = (row: Selectable<SubscriptionTable>) => ({
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

/** Numbers that pay a service again and again: a merchant's own, a carrier's by the carrier. */
export const subscriptionHandlers: Handlers = {
  reads: {
    listSubscriptions: ({ gateway, caller, query }) => {
      const user = asUser(caller);
      const tenant = tenantOf(user);
      const conditions: Condition[] = [];
      if (tenant !== undefined)
        conditions.push(
          user.accountKind === 'carrier'
            ? condition`carrier_id = ${tenant}`
            : condition`user_type_id = ${tenant}`,
        );
      if (query?.q) {
        const pattern = contains(query.q);
        conditions.push(
          condition`(msisdn like ${pattern} or service_name ilike ${pattern} or merchant_name ilike ${pattern})`,
        );
      }
      return fetchPage(gateway.pool, subscriptionList, conditions, query ?? {}, subscriptionWire);
    },
  },
};
