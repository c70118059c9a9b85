import { type Money, type Posting, toDecimalString } from '@daftar/domain';
import { sql } from 'kysely';
import { newId } from '../basics/ids.ts';
import { later } from '../db/send-together.ts';
import type { Db, Trx } from '../db/transaction.ts';

/** An entry of one of many records. */
export interface BulkEntry {
  userTypeId: string;
  recordId: string;
  memo: Record<string, unknown>;
  postings: readonly Posting[];
}

/** Writes the entries of many records with two statements: one entry for each. Leaves the guarded balances to `lowerGuarded`. */
export async function bookAll(
  trx: Trx,
  event: string,
  booked: readonly BulkEntry[],
  at: Date,
): Promise<void> {
  const entries = booked.map((entry) => ({ id: newId('led'), ...entry }));
  await sql`
    insert into ledger_entries (id, user_type_id, event, record_id, memo, booked_at)
    select id, account, ${event}, record, memo::jsonb, ${at} from unnest(
      ${entries.map(({ id }) => id)}::text[], ${entries.map(({ userTypeId }) => userTypeId)}::text[],
      ${entries.map(({ recordId }) => recordId)}::text[],
      ${entries.map(({ memo }) => JSON.stringify(memo))}::text[]) as e (id, account, record, memo)${later}`.execute(
    trx,
  );
  const legs = entries.flatMap(({ id, userTypeId, postings }) =>
    postings.map((posting, line) => ({ id, line, userTypeId, ...posting })),
  );
  await sql`
    insert into ledger_postings (entry_id, line, user_type_id, account, currency, side, amount, booked_at)
    select l.*, ${at} from unnest(
      ${legs.map(({ id }) => id)}::text[], ${legs.map(({ line }) => line)}::smallint[],
      ${legs.map(({ userTypeId }) => userTypeId)}::text[], ${legs.map(({ account }) => account)}::text[],
      ${legs.map(({ amount }) => amount.currency)}::text[], ${legs.map(({ side }) => side)}::text[],
      ${legs.map(({ amount }) => toDecimalString(amount))}::numeric[]) as l${later}`.execute(trx);
}

/** Begins a statement that reads the stored balances of these accounts' guarded ledger accounts, in the order of their locks. */
export const guardedBalancesOf = (db: Db, userTypeIds: readonly string[]) =>
  db
    .selectFrom('guarded_balances')
    .select(['account', 'currency', 'amount'])
    .where((eb) => eb('user_type_id', '=', eb.fn.any(eb.val([...userTypeIds]))))
    .orderBy('account')
    .orderBy('currency');

/** Lowers a stored balance by what `bookAll` has booked against it. */
export async function lowerGuarded(trx: Trx, account: string, by: Money): Promise<void> {
  await sql`update guarded_balances set amount = amount - ${toDecimalString(by)}::numeric
    where account = ${account} and currency = ${by.currency}`.execute(trx);
}
