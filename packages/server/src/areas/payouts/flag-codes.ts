import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { PayoutFlag } from './flags.ts';
import { IS_TWIN } from './twins.ts';

/**
 * Returns the codes of the flags by payout id, without the references of similar payouts: much faster than `flagsOf` for
 * thousands of payouts. A payout without flags has no entry.
 */
export async function flagCodesOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PayoutFlag['code'][]>> {
  if (ids.length === 0) return new Map();
  const twin = sql.raw(IS_TWIN);
  const { rows } = await sql<{ id: string; codes: PayoutFlag['code'][] }>`
    select id, codes from (
      select p.id, array_remove(array[
        case when exists (select from blacklist b where b.msisdn = p.msisdn) then 'blacklisted' end,
        case when exists (select from payouts o where o.msisdn = p.msisdn and ${twin}) then 'same-msisdn' end,
        case when exists (select from payouts o where o.national_id_key = p.national_id_key and ${twin})
          then 'same-national-id' end,
        case when exists (select from payouts o where o.bank_no = p.bank_no and ${twin}) then 'same-bank-account' end
      ], null) as codes
      from (select *, created_at as at from payouts where id = any(${ids}::text[])) p) flagged
    where codes <> '{}'`.execute(db);
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}
