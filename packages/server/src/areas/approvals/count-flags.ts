import { approvalFlagFilters } from '@daftar/domain';
import { sql } from 'kysely';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';

type FlagCounts = Answer<'getApprovalSummary'>['flags'];

/** Returns the number of a file's rows by flag; rows that are taken out do not count. */
export async function countFlags(db: Db, fileName: string): Promise<FlagCounts> {
  const { rows } = await sql<{ flag: keyof FlagCounts; rows: string }>`
    select flag, count(*) as rows from approval_rows cross join lateral unnest(flags || 'any'::text) as flag
    where file_name = ${fileName} and flags <> '{}' and not taken_out group by flag`.execute(db);
  const none = Object.fromEntries(approvalFlagFilters.map((flag) => [flag, 0])) as FlagCounts;
  return { ...none, ...Object.fromEntries(rows.map((one) => [one.flag, Number(one.rows)])) };
}
