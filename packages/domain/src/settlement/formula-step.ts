import type { Decimal } from '../money/decimal.ts';
import { compareDecimals } from '../money/decimal-math.ts';
import { decimalToString, normaliseDecimal } from '../money/decimal-text.ts';

/** The computed figures of a settlement, by their wire names. */
export type SettlementFigure =
  | 'subTotal'
  | 'remittanceCharges'
  | 'netTransferAmount'
  | 'netSettledAmount'
  | 'grossSettledAmount';

export type Operator = '×' | '÷' | '−';

/** One line of a computation with its numbers; `operators` stand between `operands`. */
export type FormulaStep<Figure extends string = SettlementFigure> = {
  readonly figure: Figure;
  readonly operands: readonly Decimal[];
  readonly operators: readonly Operator[];
  /** The result before its decimals are dropped; two decimals at most when it does not end. */
  readonly computed: Decimal;
  /** The result as it is shown and stored. */
  readonly result: Decimal;
};

function grouped(value: Decimal): string {
  const [whole = '', fraction] = decimalToString(value).split('.');
  const parts: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) parts.unshift(whole.slice(Math.max(0, end - 3), end));
  return fraction === undefined ? parts.join(',') : `${parts.join(',')}.${fraction}`;
}

const short = (value: Decimal) => grouped(normaliseDecimal(value));

/**
 * Writes a line with its numbers: '80,000 × 2 ÷ 100 = 1,600', and '277 × 3 ÷ 100 = 8.31 → 8' when decimals were dropped.
 *
 * `format` writes one number; by default Latin digits in groups of three.
 */
export function formulaText(step: FormulaStep<string>, format: (value: Decimal) => string = short): string {
  const left = step.operands.map((operand, index) => {
    const operator = step.operators[index - 1];
    return operator ? `${operator} ${format(operand)}` : format(operand);
  });
  const same = compareDecimals(step.computed, step.result) === 0;
  const right = same ? format(step.result) : `${format(step.computed)} → ${format(step.result)}`;
  return left.length === 1 && same ? right : `${left.join(' ')} = ${right}`;
}
