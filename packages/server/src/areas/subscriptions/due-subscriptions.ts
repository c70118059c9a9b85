import type { Gateway } from '../../gateway.ts';

/** Selects subscriptions whose next charge is due and that have no pending charge. */
export const dueSubscriptions = (db: Gateway['db'], now: Date) =>
  db
    .selectFrom('subscriptions as s')
    .where('s.subscriber_status', '=', 'Active')
    .where('s.next_charge_at', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscription_charges as c')
            .select('c.id')
            .whereRef('c.subscription_id', '=', 's.id')
            .where('c.status', '=', 'pending'),
        ),
      ),
    );
