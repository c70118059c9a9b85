import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { PayoutFlag } from './flags.ts';
import { similarBy } from './similar.ts';

type Code = PayoutFlag['code'];

const hasSimilar = (column: Parameters<typeof similarBy>[0]) =>
  sql.raw(`exists (select from payouts other where ${similarBy(column)})`);

/**
 * Returns the codes of the flags by payout id, as `flagsOf` does, but without the references of similar payouts: one statement
 * for thousands of payouts. Each subquery reads one entry of an index, even if all payouts go to one person; for joins, the
 * planner may choose to read the table. A payout without flags has no entry.
 */
export async function flagCodesOf(db: Db, ids: readonly string[]): Promise<Map<string, Code[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; codes: Code[] }>`
    with flagged as materialized (
      select p.id, array_remove(array[
        case when p.msisdn in (select msisdn from blacklist) then 'blacklisted' end,
        case when ${hasSimilar('msisdn')} then 'same-msisdn' end,
        case when ${hasSimilar('national_id_key')} then 'same-national-id' end,
        case when ${hasSimilar('bank_no')} then 'same-bank-account' end], null) as codes
      from payouts p where p.id = any(${ids}::text[]))
    select id, codes from flagged where codes <> '{}'`.execute(db);
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}
