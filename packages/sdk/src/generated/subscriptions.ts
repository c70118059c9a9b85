// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Query, Row } from '../contract.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type SubscriptionQuery = Query<'listSubscriptions'>;
export type Subscription = Row<'listSubscriptions'>;

/** Recurring payments. */
export class Subscriptions extends Resource {
  /**
   * Lists subscriptions.
   *
   * A merchant's users get its own, a carrier's those that it carries. Sorts by createdDate, country, operator,
   * merchantName, serviceName, msisdn, subscriptionType, subscriptionAmount, currency, subscriberStatus; `-createdDate`
   * unless asked otherwise. `q` finds text in all of these but dates.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   */
  list(query?: SubscriptionQuery, options?: CallOptions): PageCall<Subscription> {
    return this.api.list<'GET', '/subscriptions/get'>('GET', '/subscriptions/get', { query }, options);
  }
}
