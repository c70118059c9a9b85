import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import { flagsOf } from './flags.ts';
import type { PayoutRow } from './store.ts';
import { payoutWire } from './wire.ts';

type Asker = Pick<UserCaller, 'userId' | 'key'>;

/** Converts payouts to their wire form for the caller: with their flags (`flags.ts`), and whether the caller created them. */
export async function toldPayouts(db: Db, caller: Asker, rows: readonly PayoutRow[]) {
  const flags = await flagsOf(db, rows);
  const asker = caller.key?.madeBy ?? caller.userId;
  return rows.map((row) => {
    const own = flags.get(row.id);
    return { ...payoutWire(row), isOwn: row.created_by_id === asker, ...(own && { flags: own }) };
  });
}

/** Converts one payout as `toldPayouts` does. */
export async function toldPayout(db: Db, caller: Asker, row: PayoutRow) {
  const [told] = await toldPayouts(db, caller, [row]);
  return told ?? payoutWire(row);
}
