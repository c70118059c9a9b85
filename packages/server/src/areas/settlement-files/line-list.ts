import type { SettlementVerdict } from '@daftar/domain';
import type { Selectable } from 'kysely';
import { readDecimal } from '../../basics/decimal-column.ts';
import type { SettlementFileLineTable } from '../../db/tables-refunds.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { present } from '../../records/present.ts';
import { MOST_MISSING } from './keep-lines.ts';

export type LineRow = Selectable<SettlementFileLineTable>;

export const lineList: ListSource = {
  columns: '*',
  from: 'settlement_file_lines',
  sorts: {
    line: 'line',
    verdict: 'verdict',
    kind: 'kind',
    reference: 'reference',
    refundId: 'refund_id',
    providerReference: 'provider_reference',
    amount: 'amount',
    expected: 'expected',
    difference: '(amount - expected)',
    reviewedDate: 'reviewed_at',
  },
  fallback: 'line',
  tieBreak: 'line',
  deepest: 2 * MOST_MISSING,
};

/** The verdicts of rows that need no review. */
export const MATCHED_VERDICTS: SettlementVerdict[] = ['matched', 'settles-refund', 'total'];

interface LineFilter {
  q?: string | undefined;
  verdict?: string | undefined;
  review?: string | undefined;
}

export function lineConditions(fileId: string, { q, verdict, review }: LineFilter): Condition[] {
  const conditions = [condition`file_id = ${fileId}`];
  if (review === 'open')
    conditions.push(condition`verdict <> all(${MATCHED_VERDICTS}) and reviewed_at is null`);
  if (review === 'reviewed') conditions.push(condition`reviewed_at is not null`);
  if (verdict !== undefined) conditions.push(condition`verdict = ${verdict}`);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(fold_text(reference) like ${pattern} or fold_text(provider_reference) like ${pattern})`,
    );
  }
  return conditions;
}

export const lineWire = (row: LineRow) => ({
  line: row.line,
  ...present('row', row.row),
  ...(row.hidden && { hidden: true }),
  verdict: row.verdict,
  ...present('kind', row.kind),
  ...present('reference', row.reference || null),
  ...present('providerReference', row.provider_reference || null),
  ...present('amount', readDecimal(row.amount)),
  ...present('expected', readDecimal(row.expected)),
  ...present('currency', row.currency),
  ...present('transactionId', row.transaction_id),
  ...present('refundId', row.refund_id),
  ...present('reviewedBy', row.reviewed_by),
  ...present('reviewedDate', row.reviewed_at?.toISOString()),
  ...present('reviewNote', row.review_note),
});
