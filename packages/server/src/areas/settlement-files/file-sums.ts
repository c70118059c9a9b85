import { sql } from 'kysely';
import { readDecimal } from '../../basics/decimal-column.ts';
import type { SettlementCount } from '../../db/tables-refunds.ts';
import type { Trx } from '../../db/transaction.ts';
import { present } from '../../records/present.ts';

/** For each verdict of a row, the column of the file that counts it. Sums of other rows are not counted. */
const TALLIES = {
  matched: 'matched',
  'settles-refund': 'matched',
  'amount-differs': 'differing',
  'missing-here': 'unknown',
  'failed-here': 'differing',
  'open-here': 'differing',
  'paid-twice': 'unknown',
  'missing-there': 'missing',
  'listed-twice': 'unclear',
  ambiguous: 'unclear',
  unreadable: 'unclear',
} as const satisfies Record<Exclude<SettlementCount['verdict'], 'total'>, string>;

/** Sums the rows of a file by verdict, kind and currency, and stores the sums with it. */
export async function keepSums(trx: Trx, fileId: string): Promise<void> {
  const counts = await countsOf(trx, fileId);
  const tallies = { matched: 0, differing: 0, unknown: 0, missing: 0, unclear: 0 };
  for (const { verdict, rows } of counts) if (verdict !== 'total') tallies[TALLIES[verdict]] += rows;
  await trx
    .updateTable('settlement_files')
    .set({ ...tallies, counts: JSON.stringify(counts) })
    .where('id', '=', fileId)
    .execute();
}

async function countsOf(trx: Trx, fileId: string): Promise<SettlementCount[]> {
  const { rows } = await sql<{
    verdict: SettlementCount['verdict'];
    kind: 'payment' | 'refund' | null;
    currency: string | null;
    rows: string;
    amount: string | null;
  }>`
    select verdict, kind, currency, count(*) as rows, sum(coalesce(amount, expected)) as amount
    from settlement_file_lines where file_id = ${fileId} and verdict <> 'total'
    group by 1, 2, 3 order by 1, 2, 3`.execute(trx);
  return rows.map(({ verdict, kind, currency, rows: count, amount }) => ({
    verdict,
    ...present('kind', kind),
    ...present('currency', currency),
    rows: Number(count),
    ...present('amount', readDecimal(amount)),
  }));
}
