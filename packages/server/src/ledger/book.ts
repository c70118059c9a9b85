import { type Currency, isBalanced, isGuarded, type Posting, toDecimalString } from '@daftar/domain';
import { newId } from '../basics/ids.ts';
import { conflict } from '../basics/problems.ts';
import { named } from '../db/named.ts';
import { later } from '../db/send-together.ts';
import { statement } from '../db/statement.ts';
import { sqlState, type Trx } from '../db/transaction.ts';

export interface Booking {
  userTypeId: string;
  /** The kind of event: `payment`, `settlement`, … There is at most one entry per event and record. */
  event: string;
  recordId: string;
  postings: readonly Posting<Currency>[];
  reverses?: string;
  memo?: Record<string, unknown>;
  at: Date;
}

/** Writes a balanced entry and returns its id. The database rejects a second entry for the same event and record. */
export async function book(trx: Trx, booking: Booking): Promise<string> {
  return (await bookAndRead(trx, booking)).id;
}

/** Like `book`, but also returns the stored balance of the guarded account that was changed last. */
export async function bookAndRead(
  trx: Trx,
  booking: Booking,
): Promise<{ id: string; balance: string | undefined }> {
  if (!isBalanced(booking.postings)) throw new Error(`Unbalanced ${booking.event} of ${booking.recordId}`);
  const postings = booking.postings.filter((posting) => posting.amount.minor !== 0n);
  const id = newId('led');
  const guarded = postings.filter(({ account }) => isGuarded(account));
  const [only] = guarded;
  // A deposit to one guarded account, the most frequent case, is written in one statement.
  if (only && guarded.length === 1 && only.side === 'credit')
    return { id, balance: await writeEntry(trx, id, booking, postings, only) };
  await writeEntry(trx, id, booking, postings);
  let balance: string | undefined;
  for (const posting of guarded) balance = await moveGuarded(trx, booking.userTypeId, posting);
  return { id, balance };
}

/**
 * Inserts an entry and its postings in one statement, whose text is the same for any number of postings. With `credit`, the same
 * statement raises the stored balance of that posting's account, and its new amount is returned.
 */
async function writeEntry(
  trx: Trx,
  id: string,
  { userTypeId, event, recordId, reverses, memo = {}, at }: Booking,
  postings: readonly Posting<Currency>[],
  credit?: Posting<Currency>,
): Promise<string | undefined> {
  const moved = credit ? statement`, moved as (${raiseBalance(userTypeId, credit)})` : statement``;
  const final = credit
    ? statement`select amount from moved${named('book-credit')}`
    : statement`select null as amount${later}${named('book')}`;
  const rows = await statement<{ amount: string | null }>`
    with entry as (
      insert into ledger_entries (id, user_type_id, event, record_id, reverses, memo, booked_at)
      values (${id}, ${userTypeId}, ${event}, ${recordId}, ${reverses ?? null}, ${JSON.stringify(memo)}, ${at})
      returning id, user_type_id, booked_at
    ), legs as (
      insert into ledger_postings (entry_id, line, user_type_id, account, currency, side, amount, booked_at)
      select entry.id, leg.line - 1, entry.user_type_id, leg.account, leg.currency, leg.side, leg.amount, entry.booked_at
      from entry, unnest(${postings.map(({ account }) => account)}::text[],
        ${postings.map(({ amount }) => amount.currency)}::text[], ${postings.map(({ side }) => side)}::text[],
        ${postings.map(({ amount }) => toDecimalString(amount))}::numeric[]
      ) with ordinality as leg (account, currency, side, amount, line)
    )${moved} ${final}`
    .execute(trx)
    .catch(tooMuch);
  return rows[0]?.amount ?? undefined;
}

const raiseBalance = (userTypeId: string, { account, amount }: Posting<Currency>) => statement`
  insert into guarded_balances (account, currency, user_type_id, amount)
  values (${account}, ${amount.currency}, ${userTypeId}, ${toDecimalString(amount)}::numeric)
  on conflict (account, currency) do update set amount = guarded_balances.amount + excluded.amount
  returning amount`;

const NUMBER_OUT_OF_RANGE = '22003';

/** Turns the database's numeric overflow into a 409 for the caller. */
function tooMuch(error: unknown): never {
  if (sqlState(error) === NUMBER_OUT_OF_RANGE) throw conflict('too-much');
  throw error;
}

/**
 * Updates the stored balance of a guarded account (a liability: credits raise it) and returns it. Throws 409 if it would go
 * below zero.
 */
async function moveGuarded(
  trx: Trx,
  userTypeId: string,
  { account, side, amount }: Posting<Currency>,
): Promise<string> {
  const by = toDecimalString(amount);
  const rows =
    side === 'credit'
      ? await statement<{
          amount: string;
        }>`${raiseBalance(userTypeId, { account, side, amount })}${named('credit-balance')}`
          .execute(trx)
          .catch(tooMuch)
      : await statement<{ amount: string }>`
          update guarded_balances set amount = amount - ${by}::numeric
          where account = ${account} and currency = ${amount.currency} and amount >= ${by}::numeric
          returning amount${named('debit-balance')}`.execute(trx);
  const moved = rows[0];
  if (!moved) throw conflict('balance.notCovered');
  return moved.amount;
}
