/**
 * SQL: payout `other` is another payout of the merchant of `p`, of the same amount, within a day. Rejected ones do not count,
 * because a new request after a rejection is legitimate. With a condition on number, person or account, the indexes
 * `payouts_same_…` contain all of it but the id.
 */
const ALIKE = `other.user_type_id = p.user_type_id and other.amount = p.amount and other.id <> p.id
  and other.status in ('Pending', 'Approved')
  and other.created_at between p.created_at - interval '1 day' and p.created_at + interval '1 day'`;

/** SQL: payout `other` is like `p` and has the same value in `column`. */
export const similarBy = (column: 'msisdn' | 'national_id_key' | 'bank_no'): string =>
  `other.${column} = p.${column} and ${ALIKE}`;
