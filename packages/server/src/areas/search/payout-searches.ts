import { normaliseDigits } from '@daftar/domain';
import { condition } from '../../lists/condition.ts';
import { prefixesOf } from './payer-search.ts';
import { own, type Search } from './search.ts';

/** Searches of payouts and loan transactions. */
export const payoutSearches: Search[] = [
  {
    kind: 'payout',
    readBy: 'getPayout',
    select: `select id, reference as title, full_name || ' · ' || amount::float8::text || ' ' || currency as subtitle,
      'Egypt' as country, created_at as at from payouts`,
    order: 'created_at desc',
    matches: ({ text, words }) => condition`(reference in (${text}, upper(${text})) or id = ${text}
      or merchant_order_id = ${normaliseDigits(text)} or msisdn = any(${prefixesOf(text)}::text[])
      or to_tsvector('simple', full_name) @@ to_tsquery('simple', ${words}))`,
    scope: own,
  },
  {
    kind: 'loanTransaction',
    readBy: 'getLoanTransaction',
    select: `select id, transaction_id as title, total_amount::float8::text || ' ' || currency
        || coalesce(' · ' || reference, '') as subtitle,
      (select m.country from merchants m where m.id = loan_transactions.user_type_id) as country,
      created_at as at, user_type_id as account from loan_transactions`,
    order: 'created_at desc',
    matches: ({ text, words }) => condition`(transaction_id in (${text}, upper(${text})) or id = ${text}
      or to_tsvector('simple', coalesce(reference, '')) @@ to_tsquery('simple', ${words}))`,
    scope: own,
  },
];
