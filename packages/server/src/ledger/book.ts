import { type Currency, isBalanced, isGuarded, type Posting, toDecimalString } from '@daftar/domain';
import { sql } from 'kysely';
import { newId } from '../basics/ids.ts';
import { conflict } from '../basics/problems.ts';
import { sqlState, type Trx } from '../db/transaction.ts';

export interface Booking {
  userTypeId: string;
  /** `payment`, `settlement`, … There is at most one entry per event and record. */
  event: string;
  recordId: string;
  postings: readonly Posting<Currency>[];
  reverses?: string;
  memo?: Record<string, unknown>;
  at: Date;
}

/** Writes a balanced entry and returns its id. The database refuses a second entry for the same event and record. */
export async function book(trx: Trx, booking: Booking): Promise<string> {
  if (!isBalanced(booking.postings)) throw new Error(`Unbalanced ${booking.event} of ${booking.recordId}`);
  const postings = booking.postings.filter((posting) => posting.amount.minor !== 0n);
  const id = newId('led');
  await trx
    .insertInto('ledger_entries')
    .values({
      id,
      user_type_id: booking.userTypeId,
      event: booking.event,
      record_id: booking.recordId,
      reverses: booking.reverses ?? null,
      memo: JSON.stringify(booking.memo ?? {}),
      booked_at: booking.at,
    })
    .execute();
  if (postings.length === 0) return id;
  await trx
    .insertInto('ledger_postings')
    .values(
      postings.map((posting, line) => ({
        entry_id: id,
        line,
        user_type_id: booking.userTypeId,
        account: posting.account,
        currency: posting.amount.currency,
        side: posting.side,
        amount: toDecimalString(posting.amount),
        booked_at: booking.at,
      })),
    )
    .execute();
  for (const posting of postings.filter(({ account }) => isGuarded(account)))
    await moveGuarded(trx, booking.userTypeId, posting);
  return id;
}

const NUMBER_OUT_OF_RANGE = '22003';

/** Turns the database's numeric overflow into a 409 for the caller. */
function tooMuch(error: unknown): never {
  if (sqlState(error) === NUMBER_OUT_OF_RANGE) throw conflict('too-much');
  throw error;
}

/**
 * Updates the stored balance of a guarded account (a liability: credits raise it). Throws 409 if it would go below zero.
 */
async function moveGuarded(
  trx: Trx,
  userTypeId: string,
  { account, side, amount }: Posting<Currency>,
): Promise<void> {
  const by = toDecimalString(amount);
  if (side === 'credit') {
    await sql`
      insert into guarded_balances (account, currency, user_type_id, amount)
      values (${account}, ${amount.currency}, ${userTypeId}, ${by}::numeric)
      on conflict (account, currency) do update set amount = guarded_balances.amount + excluded.amount
    `
      .execute(trx)
      .catch(tooMuch);
    return;
  }
  const { numAffectedRows } = await sql`
    update guarded_balances set amount = amount - ${by}::numeric
    where account = ${account} and currency = ${amount.currency} and amount >= ${by}::numeric
  `.execute(trx);
  if (numAffectedRows !== 1n) throw conflict('balance.notCovered');
}
