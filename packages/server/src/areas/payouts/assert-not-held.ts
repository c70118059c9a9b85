import { isCurrency, sumFromMajor } from '@daftar/domain';
import { conflict } from '../../basics/problems.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { coversRefunds, fundsBesideRefunds, heldText } from '../../ledger/refund-holds.ts';
import type { PayoutRow } from './store.ts';

type Paid = Pick<PayoutRow, 'user_type_id' | 'currency' | 'amount'>;

/** Throws 409 when the account balance, less this payout, would not cover the merchant's refunds under way any more. */
export async function assertNotHeld(db: Db, { user_type_id, currency, amount }: Paid): Promise<void> {
  if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}`);
  const funds = await fundsBesideRefunds(db, user_type_id, currency);
  if (!coversRefunds(funds, sumFromMajor(amount, currency))) throw conflict('refunds-held', heldText(funds));
}

/**
 * The same for a payout that is requested: throws 409 when its money is there now, but held for refunds. A payout whose money
 * is not there yet may be requested, because deposits may come before its approval. The approval checks again, under a lock.
 */
export async function assertRequestNotHeld(db: Db, { settings }: Gateway, paid: Paid): Promise<void> {
  if (!settings.payoutRequireFunds) return;
  const { user_type_id, currency, amount } = paid;
  const covering = await db
    .selectFrom('guarded_balances')
    .select('account')
    .where('account', 'in', [`loan:${user_type_id}`, `balance:${user_type_id}`])
    .where('currency', '=', currency)
    .where('amount', '>=', amount)
    .execute();
  const [only] = covering;
  if (covering.length === 1 && only?.account === `balance:${user_type_id}`) await assertNotHeld(db, paid);
}
