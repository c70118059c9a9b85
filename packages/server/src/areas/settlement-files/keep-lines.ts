import { type Currency, type Money, type SettlementMatch, toDecimalString } from '@daftar/domain';
import type { Insertable } from 'kysely';
import type { SettlementFileLineTable } from '../../db/tables-refunds.ts';
import type { Trx } from '../../db/transaction.ts';

/** Rows per insert; few, so that the process handles other requests in between. */
const BATCH = 1_000;
/** Maximum number of stored payments and refunds that are not in the file; equal to the maximum number of a file's rows. */
export const MOST_MISSING = 50_000;

type LineValues = Omit<Insertable<SettlementFileLineTable>, 'file_id' | 'line'>;

/** Stores the rows with their verdicts, followed by our payments and refunds that the file lacks. */
export async function keepLines(trx: Trx, fileId: string, match: SettlementMatch): Promise<void> {
  const values = [...fileLines(match), ...missingLines(match)];
  for (let at = 0; at < values.length; at += BATCH) {
    const batch = values
      .slice(at, at + BATCH)
      .map((one, index) => ({ ...one, file_id: fileId, line: at + index + 1 }));
    await trx.insertInto('settlement_file_lines').values(batch).execute();
  }
}

const decimalOf = (amount: Money<Currency> | undefined): string | null =>
  amount ? toDecimalString(amount) : null;

const fileLines = ({ lines }: SettlementMatch): LineValues[] =>
  lines.map(({ line, verdict, payment, refund, expected }) => ({
    row: line.row,
    verdict,
    kind: line.kind ?? null,
    reference: line.reference,
    provider_reference: line.providerReference,
    amount: decimalOf(line.amount),
    expected: decimalOf(expected),
    currency: line.amount?.currency ?? expected?.currency ?? null,
    transaction_id: payment?.id ?? null,
    refund_id: refund?.id ?? null,
  }));

const missingLines = ({ missing }: SettlementMatch): LineValues[] =>
  missing.slice(0, MOST_MISSING).map(({ payment, refund }) => ({
    row: null,
    verdict: 'missing-there',
    kind: refund ? 'refund' : 'payment',
    reference: payment.reference,
    provider_reference: (refund ?? payment).providerReference,
    amount: null,
    expected: decimalOf(refund ? refund.amount : payment.amount),
    currency: payment.amount.currency,
    transaction_id: payment.id,
    refund_id: refund?.id ?? null,
  }));
