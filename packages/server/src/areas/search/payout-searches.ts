import { foldText, normaliseDigits } from '@daftar/domain';
import { condition } from '../../lists/condition.ts';
import { merchantCountry } from '../../records/joins.ts';
import { bankAccountOf } from '../payouts/public.ts';
import { prefixesOf } from './payer-search.ts';
import { own, type Search } from './search.ts';

/** Returns the spellings of a number such as PO-2611207314620: people may type small letters, or its digits only. */
const numbersOf = (text: string, prefix: string): string[] => [
  text,
  foldText(text).toUpperCase(),
  `${prefix}${normaliseDigits(text)}`,
];

/** Searches of payouts and loan transactions. */
export const payoutSearches: Search[] = [
  {
    kind: 'payout',
    readBy: 'getPayout',
    select: `select id, reference as title, full_name || ' · ' || amount::float8::text || ' ' || currency as subtitle,
      'Egypt' as country, created_at as at from payouts`,
    order: 'created_at desc',
    matches: ({
      text,
      words,
    }) => condition`(reference = any(${numbersOf(text, 'PO-')}::text[]) or id = ${text}
      or merchant_order_id = ${normaliseDigits(text)} or msisdn = any(${prefixesOf(text)}::text[])
      or bank_no = ${bankAccountOf(text)} or to_tsvector('simple', fold_text(full_name)) @@ to_tsquery('simple', ${words}))`,
    scope: own,
  },
  {
    kind: 'loanTransaction',
    readBy: 'getLoanTransaction',
    select: `select id, transaction_id as title, total_amount::float8::text || ' ' || currency
        || coalesce(' · ' || reference, '') as subtitle,
      ${merchantCountry('loan_transactions.user_type_id')} as country,
      created_at as at, user_type_id as account from loan_transactions`,
    order: 'created_at desc',
    matches: ({
      text,
      words,
    }) => condition`(transaction_id = any(${numbersOf(text, 'LT-')}::text[]) or id = ${text}
      or to_tsvector('simple', fold_text(coalesce(reference, ''))) @@ to_tsquery('simple', ${words}))`,
    scope: own,
  },
];
