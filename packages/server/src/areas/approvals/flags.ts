import { sql } from 'kysely';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';

type Flag = NonNullable<Answer<'getApprovalVerdicts'>['data'][number]['flags']>[number];

interface Found {
  id: string;
  repeated: boolean;
  blacklisted: boolean;
  own: boolean;
}

const flagsIn = ({ repeated, blacklisted, own }: Found): Flag[] => [
  ...(repeated ? (['repeated'] as const) : []),
  ...(blacklisted ? (['blacklisted'] as const) : []),
  ...(own ? (['own-payout'] as const) : []),
];

/** SQL: another payout that was not rejected, of the same amount, less than a day apart. */
const LIKE = `o.id <> p.id and o.amount = p.amount and o.currency = p.currency and o.status <> 'Rejected'
  and o.created_at between p.created_at - interval '1 day' and p.created_at + interval '1 day'`;

/**
 * Returns what an approver should look at, by the payouts' ids; payouts without a flag are missing. A payout is repeated when
 * another one that was not rejected has the same amount and mobile number or bank account, less than a day apart.
 */
export async function flagsOf(
  db: Db,
  approverId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Flag[]>> {
  const { rows } = await sql<Found>`
    select p.id, p.created_by_id = ${approverId} as own,
      exists (select 1 from blacklist b where b.msisdn = p.msisdn) as blacklisted,
      coalesce((select true from payouts o where o.msisdn = p.msisdn and ${sql.raw(LIKE)} limit 1),
        (select true from payouts o where o.bank_no = p.bank_no and ${sql.raw(LIKE)} limit 1), false) as repeated
    from payouts p where p.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, flagsIn(row)] as const).filter(([, flags]) => flags.length > 0));
}
