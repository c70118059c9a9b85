import { type RawBuilder, sql } from 'kysely';

/** A leg that an entry must have: its side and account as SQL texts, its amount as SQL. */
export interface Leg {
  side: 'debit' | 'credit';
  account: RawBuilder<unknown>;
  amount: RawBuilder<unknown>;
}

const written = sql`string_agg(concat_ws(' ', side, account, round(amount, 3), currency), ', '
  order by side desc, account, currency, amount)`;

/** An entry's legs in words, in one order for all entries; null when it has none. */
export const bookedLegs = (entryId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${written} from ledger_postings where entry_id = ${entryId})`;

/** The same of the legs that it must have; a leg of nothing is never booked. */
export function neededLegs(currency: RawBuilder<unknown>, legs: readonly Leg[]): RawBuilder<unknown> {
  const rows = legs.map(
    ({ side, account, amount }) => sql`(${sql.lit(side)}, ${account}, ${amount}::numeric, ${currency})`,
  );
  return sql`(select ${written} from (values ${sql.join(rows)}) as leg (side, account, amount, currency)
    where amount <> 0)`;
}

/** An entry's legs, each on its other side. */
export const mirroredLegs = (entryId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${written} from (
    select case side when 'debit' then 'credit' else 'debit' end as side, account, amount, currency
    from ledger_postings where entry_id = ${entryId}) as mirrored)`;
