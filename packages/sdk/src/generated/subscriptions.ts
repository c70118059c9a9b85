// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type SubscriptionQuery = Query<'listSubscriptions'>;
export type Subscription = Result<'setSubscriptionStatus'>;
export type SubscriptionOperatorQuery = Query<'listSubscriptionOperators'>;
export type SubscriptionDetail = Result<'getSubscription'>;
export type SubscriptionInput = Body<'addSubscription'>;
export type SubscriptionStatusChange = Body<'setSubscriptionStatus'>;

/** Recurring payments. */
export class Subscriptions extends Resource {
  private readonly basePath = '/subscriptions';

  /**
   * Lists subscriptions.
   *
   * A merchant's users get its own subscriptions, a carrier's users those that it carries. Sorts by createdDate,
   * country, operator, merchantName, serviceName, msisdn, subscriptionType, subscriptionAmount, currency,
   * subscriberStatus; `-createdDate` by default. `q` finds text in all of these but dates.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query?: SubscriptionQuery, options?: CallOptions): PageCall<Subscription> {
    return this.api.list<'GET', '/subscriptions/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Finds the operators of subscriptions.
   *
   * For the filter by operator. Returns the names of at most 20 operators that carry subscriptions in the caller's
   * scope, in alphabetical order.
   */
  operators(query?: SubscriptionOperatorQuery, options?: CallOptions): Call<Result<'listSubscriptionOperators'>> {
    return this.api.call<'GET', '/subscriptions/operators'>('GET', `${this.basePath}/operators`, { query }, options);
  }

  /**
   * Reads a subscription with its charges.
   *
   * The newest hundred charges, each with its payment.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<SubscriptionDetail> {
    return this.api.call<'GET', '/subscriptions/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Starts a subscription.
   *
   * The number is charged on schedule: each charge is a payment of the service that the wallet's owner confirms. A
   * failed charge is retried (daily after 4 and 8 hours, weekly after 12, 24 and 48, monthly after 24, 72 and 168);
   * after the last try the subscription is canceled. Its webhooks: subscription.reminder before a weekly or monthly
   * charge, subscription.charged, subscription.failed and subscription.canceled.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The subscription cannot be started, or cannot have this status now. `code` is one of these: -
   * service-suspended: the service is suspended. - subscription-impossible: the service cannot be charged on schedule.
   * - subscription-exists: the service already charges this number. - blacklisted: the number is blacklisted. -
   * subscription-status: the subscription cannot have this status now. - subscription-foreign: an operator charges the
   * subscription. - in-flight: the same request is still being processed.
   */
  create(body: SubscriptionInput, options?: CallOptions): Call<Subscription> {
    return this.api.call<'POST', '/subscriptions/add'>('POST', `${this.basePath}/add`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Pauses, resume or cancel a subscription.
   *
   * Not for subscriptions that an operator charges. A charge that the customer is confirming while the subscription is
   * paused or canceled may still be paid. Sending the current status changes nothing.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The subscription cannot be started, or cannot have this status now. `code` is one of these: -
   * service-suspended: the service is suspended. - subscription-impossible: the service cannot be charged on schedule.
   * - subscription-exists: the service already charges this number. - blacklisted: the number is blacklisted. -
   * subscription-status: the subscription cannot have this status now. - subscription-foreign: an operator charges the
   * subscription. - in-flight: the same request is still being processed.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  setStatus(id: string, body: SubscriptionStatusChange, options?: CallOptions): Call<Subscription> {
    return this.api.call<'PUT', '/subscriptions/edit/status/{id}'>('PUT', `${this.basePath}/edit/status/{id}`, { path: { id }, body }, options);
  }
}
