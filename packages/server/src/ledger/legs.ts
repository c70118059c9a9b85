import { type RawBuilder, sql } from 'kysely';

/** A posting that an entry must have; account and amount are SQL expressions. */
export interface Leg {
  side: 'debit' | 'credit';
  account: RawBuilder<unknown>;
  amount: RawBuilder<unknown>;
}

const written = sql`string_agg(concat_ws(' ', side, account, round(amount, 3), currency), ', '
  order by side desc, account, currency, amount)`;

/** SQL expression: an entry's postings as one sorted text, for comparison; null when it has none. */
export const bookedLegs = (entryId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${written} from ledger_postings where entry_id = ${entryId})`;

/** SQL expression: required postings in the text form of `bookedLegs`. Omits postings of zero, which are never booked. */
export function neededLegs(currency: RawBuilder<unknown>, legs: readonly Leg[]): RawBuilder<unknown> {
  const rows = legs.map(
    ({ side, account, amount }) => sql`(${sql.lit(side)}, ${account}, ${amount}::numeric, ${currency})`,
  );
  return sql`(select ${written} from (values ${sql.join(rows)}) as leg (side, account, amount, currency)
    where amount <> 0)`;
}

/** SQL expression: an entry's postings with debit and credit exchanged, in the text form of `bookedLegs`. */
export const mirroredLegs = (entryId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${written} from (
    select case side when 'debit' then 'credit' else 'debit' end as side, account, amount, currency
    from ledger_postings where entry_id = ${entryId}) as mirrored)`;
