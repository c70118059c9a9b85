import type { Decimal } from '../money/decimal.ts';
import { compareDecimals, truncateDecimal } from '../money/decimal-math.ts';
import { decimalToString, normaliseDecimal } from '../money/decimal-text.ts';
import type { FormulaStep } from './formula-step.ts';
import type { SettlementOperand, SettlementOperands } from './settlement-input.ts';

/** A formula's input or result whose decimals were cut off: 277.85 became 277. */
export type DroppedDecimals = {
  readonly field: SettlementOperand | 'remittanceCharges';
  readonly given: string;
  readonly used: string;
};

const text = (value: Decimal) => decimalToString(normaliseDecimal(value));

/** Lists the operands and the charge from which integer parsing cut off decimals. */
export function droppedDecimals(
  operands: SettlementOperands,
  charge: FormulaStep,
): readonly DroppedDecimals[] {
  const fields = Object.keys(operands) as SettlementOperand[];
  const read = fields.map((field) => ({
    field,
    given: operands[field],
    used: truncateDecimal(operands[field]),
  }));
  return [
    ...read,
    { field: charge.figure as 'remittanceCharges', given: charge.computed, used: charge.result },
  ]
    .filter(({ given, used }) => compareDecimals(given, used) !== 0)
    .map(({ field, given, used }) => ({ field, given: text(given), used: text(used) }));
}
