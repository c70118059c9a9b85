/**
 * SQL: whether payout `o` is a twin of payout `p`, if they also share number, person or bank account: another payout of the
 * merchant and of the same amount, within a day. Rejected payouts do not count, because a new request after a rejection is
 * legitimate. `p.at` is the time of the request.
 */
export const IS_TWIN = `o.id <> p.id and o.user_type_id = p.user_type_id and o.amount = p.amount and o.status <> 'Rejected'
  and o.created_at between p.at - interval '1 day' and p.at + interval '1 day'`;
