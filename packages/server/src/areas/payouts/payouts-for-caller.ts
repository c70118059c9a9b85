import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import { flagsOf } from './flags.ts';
import type { PayoutRow } from './store.ts';
import { payoutWire } from './wire.ts';

type Viewer = Pick<UserCaller, 'userId' | 'key'>;

/** Converts payouts to their wire form for the caller: with their flags (`flags.ts`), and whether the caller created them. */
export async function payoutsForCaller(db: Db, caller: Viewer, rows: readonly PayoutRow[]) {
  const flags = await flagsOf(db, rows);
  const viewer = caller.key?.madeBy ?? caller.userId;
  return rows.map((row) => {
    const own = flags.get(row.id);
    return { ...payoutWire(row), isOwn: row.created_by_id === viewer, ...(own && { flags: own }) };
  });
}

/** Converts one payout as `payoutsForCaller` does. */
export async function payoutForCaller(db: Db, caller: Viewer, row: PayoutRow) {
  const [payout] = await payoutsForCaller(db, caller, [row]);
  return payout ?? payoutWire(row);
}
