import type { Query, Row } from '../contract.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type Subscription = Row<'listSubscriptions'>;
export type SubscriptionQuery = Query<'listSubscriptions'>;

/** Who pays again and again. */
export class Subscriptions extends Resource {
  list(query?: SubscriptionQuery, options?: CallOptions): PageCall<Subscription> {
    return this.api.list('/subscriptions/get', query, options);
  }
}
