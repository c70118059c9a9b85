import { compareDecimals, type Decimal, decimalToString, normaliseDecimal } from '../money/decimal.ts';

/** The computed figures of a settlement, by their names in the API. */
export type SettlementFigure =
  | 'subTotal'
  | 'remittanceCharges'
  | 'netTransferAmount'
  | 'netSettledAmount'
  | 'grossSettledAmount';

export type Operator = '×' | '÷' | '−';

/** One formula with its numbers; each operator is between two operands. */
export type FormulaStep<Figure extends string = SettlementFigure> = {
  readonly figure: Figure;
  readonly operands: readonly Decimal[];
  readonly operators: readonly Operator[];
  /** The result before its decimals are cut off; rounded if it has infinitely many. */
  readonly computed: Decimal;
  /** The result that is shown and stored. */
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
 * Formats a formula with its numbers: '80,000 × 2 ÷ 100 = 1,600', or '277 × 3 ÷ 100 = 8.31 → 8' if decimals were cut
 * off.
 *
 * `format` formats one number; by default with Latin digits in groups of three.
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
