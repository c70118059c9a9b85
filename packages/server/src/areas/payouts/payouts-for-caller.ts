import type { UserCaller } from '../../access/caller.ts';
import type { Gateway } from '../../gateway.ts';
import { flagsOf } from './flags.ts';
import type { PayoutRow } from './store.ts';
import { payoutWire } from './wire.ts';

type Viewer = Pick<UserCaller, 'userId' | 'key'>;

type Source = Pick<Gateway, 'db' | 'settings'>;

/**
 * Converts payouts to their wire form for the caller: with their flags (`flags.ts`), whether the caller created them, and
 * whether the caller may therefore not approve them.
 */
export async function payoutsForCaller({ db, settings }: Source, caller: Viewer, rows: readonly PayoutRow[]) {
  const flags = await flagsOf(db, rows);
  const viewer = caller.key?.madeBy ?? caller.userId;
  return rows.map((row) => {
    const own = flags.get(row.id);
    const isOwn = row.created_by_id === viewer;
    const needsOtherApprover = isOwn && row.status === 'Pending' && settings.requireDifferentApprover;
    return {
      ...payoutWire(row),
      isOwn,
      ...(needsOtherApprover && { needsOtherApprover }),
      ...(own && { flags: own }),
    };
  });
}

/** Converts one payout as `payoutsForCaller` does. */
export async function payoutForCaller(source: Source, caller: Viewer, row: PayoutRow) {
  const [payout] = await payoutsForCaller(source, caller, [row]);
  return payout ?? payoutWire(row);
}
