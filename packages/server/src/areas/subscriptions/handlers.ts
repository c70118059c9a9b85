import { asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { subscriptionConditions, subscriptionList, subscriptionWire } from './store.ts';

/** The list of subscriptions. */
export const subscriptionHandlers: Handlers = {
  reads: {
    listSubscriptions: ({ gateway, caller, query }) => {
      const conditions = subscriptionConditions(asUser(caller), query);
      return fetchPage(gateway.pool, subscriptionList, conditions, query ?? {}, subscriptionWire);
    },
  },
};
