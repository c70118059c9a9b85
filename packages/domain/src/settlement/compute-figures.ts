import { type Currency, minorUnits } from '../money/currency.ts';
import type { Decimal } from '../money/decimal.ts';
import {
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
  truncateDecimal,
} from '../money/decimal-math.ts';
import type { FormulaStep, SettlementFigure } from './formula-step.ts';
import type { SettlementOperands } from './settlement-input.ts';

/** `integer` cuts off the decimals of operands, as the specification does; `decimal` computes with exact decimals. */
export type SettlementMath = 'integer' | 'decimal';

const hundred: Decimal = { coefficient: 100n, scale: 0 };

type Rules = {
  /** Converts an operand before a formula uses it. */
  readonly operand: (value: Decimal) => Decimal;
  /** Rounds a charge for display and storage. */
  readonly charge: (value: Decimal) => Decimal;
  readonly settledDecimals: number;
};

function rulesOf(math: SettlementMath, local: Currency, settled: Currency): Rules {
  if (math === 'integer') return { operand: truncateDecimal, charge: truncateDecimal, settledDecimals: 2 };
  return {
    operand: (value) => value,
    charge: (value) => roundDecimal(value, minorUnits(local), 'halfUp'),
    settledDecimals: minorUnits(settled),
  };
}

/**
 * Computes the figures of a settlement, in order. The exchange rate must not be 0 after the conversion that `math`
 * does.
 */
export function computeFigures(
  values: SettlementOperands,
  math: SettlementMath,
  local: Currency,
  settled: Currency,
): Readonly<Record<SettlementFigure, FormulaStep>> {
  const { operand, charge, settledDecimals } = rulesOf(math, local, settled);
  const rate = operand(values.exchangeRate);
  const percentage = operand(values.remittanceChargesPercentage);
  const subTotal = operand(values.merchantShare);
  const product = multiplyDecimals(subTotal, percentage);
  const computed = divideDecimals(product, hundred, product.scale + 2, 'down');
  const charges = charge(computed);
  const net = subtractDecimals(subTotal, charges);
  const line = (figure: SettlementFigure, step: Omit<FormulaStep, 'figure'>): FormulaStep => ({
    figure,
    ...step,
  });
  const exchange = (figure: SettlementFigure, amount: Decimal): FormulaStep => {
    const result = divideDecimals(amount, rate, settledDecimals, 'halfUp');
    return line(figure, { operands: [amount, rate], operators: ['÷'], computed: result, result });
  };
  return {
    subTotal: line('subTotal', { operands: [subTotal], operators: [], computed: subTotal, result: subTotal }),
    remittanceCharges: line('remittanceCharges', {
      operands: [subTotal, percentage, hundred],
      operators: ['×', '÷'],
      computed,
      result: charges,
    }),
    netTransferAmount: line('netTransferAmount', {
      operands: [subTotal, charges],
      operators: ['−'],
      computed: net,
      result: net,
    }),
    netSettledAmount: exchange('netSettledAmount', net),
    grossSettledAmount: exchange('grossSettledAmount', operand(values.totalRevenue)),
  };
}
