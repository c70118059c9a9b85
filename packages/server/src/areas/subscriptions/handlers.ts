import { asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { assertSeller } from '../services/public.ts';
import { addSubscription } from './add-subscription.ts';
import { chargeWire } from './charge-wire.ts';
import { listOperators } from './list-operators.ts';
import { setStatus } from './set-status.ts';
import { subscriptionConditions, subscriptionList, subscriptionWire, visibleSubscription } from './store.ts';

/** The contract's limit of charges in a response. */
const MOST_CHARGES = 100;

/** Handles subscriptions: those that we charge on schedule, and those that a telecom operator charges. */
export const subscriptionHandlers: Handlers = {
  reads: {
    listSubscriptions: async ({ gateway, db, caller, query }) => {
      await assertSeller(db, asUser(caller), query?.userTypeId);
      const conditions = subscriptionConditions(asUser(caller), query);
      return fetchPage(gateway.pool, subscriptionList, conditions, query ?? {}, subscriptionWire);
    },
    listSubscriptionOperators: async ({ db, caller, query }) => ({
      data: await listOperators(db, asUser(caller), query?.q),
    }),
    getSubscription: async ({ db, caller, params }) => {
      const row = await visibleSubscription(db, asUser(caller), params.id);
      const charges = await db
        .selectFrom('subscription_charges')
        .selectAll()
        .where('subscription_id', '=', row.id)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MOST_CHARGES)
        .execute();
      return { subscription: subscriptionWire(row), charges: charges.map(chargeWire) };
    },
  },
  writes: {
    addSubscription: async ({ gateway, db, caller, body, request }) => {
      const user = asUser(caller);
      const id = await addSubscription(db, gateway, user, body, request.id);
      return subscriptionWire(await visibleSubscription(db, user, id));
    },
    setSubscriptionStatus: async ({ db, caller, params, body, request, now }) => {
      const user = asUser(caller);
      await setStatus(db, user, params.id, body, request.id, now);
      return subscriptionWire(await visibleSubscription(db, user, params.id));
    },
  },
};
