import {
  type Currency,
  hasCardNumber,
  type Money,
  maskCardNumbers,
  type SettlementLine,
  type SettlementMatch,
  toDecimalString,
} from '@daftar/domain';
import { type Insertable, sql } from 'kysely';
import type { SettlementFileLineTable } from '../../db/tables-refunds.ts';
import type { Trx } from '../../db/transaction.ts';

/** Rows per insert; few, so that the process handles other requests in between. */
const BATCH = 1_000;
/** Maximum number of stored payments and refunds that are not in the file; equal to the maximum number of a file's rows. */
export const MOST_MISSING = 50_000;

type LineValues = Omit<Insertable<SettlementFileLineTable>, 'file_id' | 'line'>;

/** Stores the rows with their verdicts and whether the sheet hides them, followed by what the file lacks of ours. */
export async function keepLines(
  trx: Trx,
  fileId: string,
  match: SettlementMatch,
  given: ReadonlyMap<SettlementLine, string>,
  hiddenRows: ReadonlySet<number> = new Set(),
): Promise<void> {
  const values = [
    ...fileLines(match, await ownNumbers(trx, match), given).map((one) => ({
      ...one,
      hidden: typeof one.row === 'number' && hiddenRows.has(one.row),
    })),
    ...missingLines(match),
  ];
  for (let at = 0; at < values.length; at += BATCH) {
    const batch = values
      .slice(at, at + BATCH)
      .map((one, index) => ({ ...one, file_id: fileId, line: at + index + 1 }));
    await trx.insertInto('settlement_file_lines').values(batch).execute();
  }
}

const decimalOf = (amount: Money<Currency> | undefined): string | null =>
  amount ? toDecimalString(amount) : null;

/**
 * Returns the numbers of our attempts among the file's texts that look like card numbers. Our numbers for a provider are random
 * digits, and a person finds a payment that only the provider has by its number.
 */
async function ownNumbers(trx: Trx, { lines }: SettlementMatch): Promise<ReadonlySet<string>> {
  const texts = lines.flatMap(({ line }) => [line.reference, line.providerReference]).filter(hasCardNumber);
  if (texts.length === 0) return new Set();
  const { rows } = await sql<{ number: string }>`
    select merchant_ref_number as number from payment_attempts where merchant_ref_number = any(${texts}::text[])
    union select provider_reference from payment_attempts where provider_reference = any(${texts}::text[])
    union select provider_charge from payment_attempts where provider_charge = any(${texts}::text[])`.execute(
    trx,
  );
  return new Set(rows.map(({ number }) => number));
}

/** Masks card numbers in rows that match none of our payments and refunds; a matched row has only numbers that we know. */
function fileLines(
  { lines }: SettlementMatch,
  own: ReadonlySet<string>,
  given: ReadonlyMap<SettlementLine, string>,
): LineValues[] {
  return lines.map(({ line, verdict, payment, refund, expected }) => {
    const shown = (text: string) => (payment || refund || own.has(text) ? text : maskCardNumbers(text));
    return {
      row: line.row,
      verdict,
      kind: line.kind ?? null,
      reference: shown(line.reference),
      provider_reference: shown(line.providerReference),
      amount: decimalOf(line.amount),
      expected: decimalOf(expected),
      currency: line.amount?.currency ?? expected?.currency ?? null,
      transaction_id: payment?.id ?? null,
      refund_id: refund?.id ?? given.get(line) ?? null,
    };
  });
}

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
