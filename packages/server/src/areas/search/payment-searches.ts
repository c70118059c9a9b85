import { condition } from '../../lists/condition.ts';
import { attemptsWith } from '../../records/attempts-with.ts';
import { orderNamed } from '../../records/order-named.ts';
import { payerStatement } from './payer-search.ts';
import { ownOrCarried, type Search } from './search.ts';

const transactionColumns = `id, order_id as title, service_name || ' · ' || amount::float8::text || ' ' || currency as subtitle,
      country, created_at as at`;

/** Searches of payments: finished ones, which have a transaction, and those without. */
export const paymentSearches: Search[] = [
  {
    kind: 'transaction',
    readBy: 'reportTransactions',
    select: `select ${transactionColumns} from transactions`,
    order: 'created_at desc',
    // A reference number is resolved to its attempt and account, in uncorrelated subqueries, so that indexes are used.
    // Resolving it to the order id instead would also find other accounts' orders with the same id.
    matches: ({ text }) => condition`(id = ${text} or ${orderNamed(text)} or (
      user_type_id = any(array(select user_type_id from ${attemptsWith(text)}))
      and attempt_id = any(array(select id from ${attemptsWith(text)}))))`,
    further: ({ text }, scope, limit) => payerStatement(text, transactionColumns, scope, limit),
    scope: ownOrCarried,
  },
  {
    kind: 'payment',
    readBy: 'getPayment',
    select: `select id, order_id as title,
      (select service_name from services where services.id = checkout_sessions.service_id) || ' · ' || amount::float8::text || ' ' || currency as subtitle,
      (select country from services where services.id = checkout_sessions.service_id) as country, created_at as at from checkout_sessions`,
    order: 'created_at desc',
    // The other payments have transactions. One that is pending after its session's time has none yet, and one whose customer
    // never chose how to pay gets none.
    matches: ({ text }) => condition`(status = 'pending' or (status = 'open' and expires_at > now())
      or (status in ('open', 'expired') and not exists (
        select 1 from payment_attempts a join transactions t on t.user_type_id = a.user_type_id and t.attempt_id = a.id
        where a.session_id = checkout_sessions.id)))
      and (id = any(array(select session_id from ${attemptsWith(text)}))
      or id = ${text} or ${orderNamed(text)})`,
    scope: ({ accountKind }, tenant) =>
      accountKind === 'carrier'
        ? condition`service_id in (select id from services where carrier_id = ${tenant})`
        : condition`user_type_id = ${tenant}`,
  },
];
