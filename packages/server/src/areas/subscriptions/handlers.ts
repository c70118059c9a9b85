import { asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { assertSeller } from '../services/offers.ts';
import { subscriptionConditions, subscriptionList, subscriptionWire } from './store.ts';

/** The list of subscriptions. */
export const subscriptionHandlers: Handlers = {
  reads: {
    listSubscriptions: async ({ gateway, db, caller, query }) => {
      await assertSeller(db, asUser(caller), query?.userTypeId);
      const conditions = subscriptionConditions(asUser(caller), query);
      return fetchPage(gateway.pool, subscriptionList, conditions, query ?? {}, subscriptionWire);
    },
  },
};
