import type { Selectable } from 'kysely';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import type { Trx } from '../../db/transaction.ts';

/** Locks a subscription until the commit: its charges and its status change one after the other. */
export const lockSubscription = (trx: Trx, id: string): Promise<Selectable<SubscriptionTable>> =>
  trx.selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
