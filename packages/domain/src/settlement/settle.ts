import { settlementRules } from '../generated/rules.ts';
import {
  compareDecimals,
  type Decimal,
  decimalToString,
  divideDecimals,
  multiplyDecimals,
  normaliseDecimal,
  roundDecimal,
  subtractDecimals,
  truncateDecimal,
} from '../money/decimal.ts';
import { type Currency, type Money, minorUnits, parseMoney, toDecimal } from '../money/money.ts';

import type { FormulaStep, SettlementFigure } from './formula-step.ts';
import {
  readSettlementInput,
  type SettlementError,
  type SettlementInput,
  type SettlementOperand,
  type SettlementOperands,
} from './settlement-input.ts';

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
function computeFigures(
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

/** A formula's input or result whose decimals were cut off: 277.85 became 277. */
export type DroppedDecimals = {
  readonly field: SettlementOperand | 'remittanceCharges';
  readonly given: string;
  readonly used: string;
};

const text = (value: Decimal) => decimalToString(normaliseDecimal(value));

/** Lists the operands and the charge from which integer parsing cut off decimals. */
function droppedDecimals(operands: SettlementOperands, charge: FormulaStep): readonly DroppedDecimals[] {
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

/**
 * The figures of a settlement: the first three in the local currency, `netSettledAmount` and `grossSettledAmount` in
 * the settled currency.
 */
export type SettlementFigures<L extends Currency = Currency, S extends Currency = Currency> = {
  readonly subTotal: Money<L>;
  readonly remittanceCharges: Money<L>;
  readonly netTransferAmount: Money<L>;
  readonly netSettledAmount: Money<S>;
  readonly grossSettledAmount: Money<S>;
};

export type Settled<L extends Currency = Currency, S extends Currency = Currency> = {
  readonly ok: true;
  readonly math: SettlementMath;
  readonly figures: SettlementFigures<L, S>;
  /** The figures computed with `decimal` math, also if `math` is `integer`. */
  readonly exact: SettlementFigures<L, S>;
  readonly trace: readonly FormulaStep[];
  readonly dropped: readonly DroppedDecimals[];
  /**
   * Whether the net settled amount differs from the exact one by more than 0.5 percent. If so, saving requires a
   * reason.
   */
  readonly deviates: boolean;
};

export type SettlementResult<L extends Currency = Currency, S extends Currency = Currency> =
  | Settled<L, S>
  | { readonly ok: false; readonly errors: readonly SettlementError[] };

const noRate = {
  ok: false,
  errors: [{ field: 'exchangeRate', message: settlementRules.exchangeRate.message }],
} as const satisfies SettlementResult;

type Steps = Readonly<Record<SettlementFigure, FormulaStep>>;

/**
 * Returns the figures; undefined if a very small exchange rate makes one of them exceed the maximum length of amounts.
 */
function figuresOf<L extends Currency, S extends Currency>(
  steps: Steps,
  { localCurrency, settledCurrency }: SettlementInput<L, S>,
): SettlementFigures<L, S> | undefined {
  const subTotal = parseMoney(steps.subTotal.result, localCurrency);
  const remittanceCharges = parseMoney(steps.remittanceCharges.result, localCurrency);
  const netTransferAmount = parseMoney(steps.netTransferAmount.result, localCurrency);
  const netSettledAmount = parseMoney(steps.netSettledAmount.result, settledCurrency);
  const grossSettledAmount = parseMoney(steps.grossSettledAmount.result, settledCurrency);
  const local = subTotal && remittanceCharges && netTransferAmount;
  return local && netSettledAmount && grossSettledAmount
    ? { subTotal, remittanceCharges, netTransferAmount, netSettledAmount, grossSettledAmount }
    : undefined;
}

const tolerance: Decimal = { coefficient: 5n, scale: 3 };

/** Tells whether an amount differs from the exact one by more than 0.5 percent. */
function deviatesFrom(used: Decimal, exact: Decimal): boolean {
  const difference = subtractDecimals(used, exact);
  const size =
    difference.coefficient < 0n ? { ...difference, coefficient: -difference.coefficient } : difference;
  return compareDecimals(size, multiplyDecimals(exact, tolerance)) > 0;
}

/**
 * Computes a settlement; used by the form, the server and the stored record.
 *
 * With `integer`, operands are parsed as integers, the charge loses its decimals and the exchanged amounts have two
 * decimals. With `decimal`, amounts are rounded half up to the currency's decimals. Inputs are in major units. Source:
 * settlement form math of the administration specification, section 9.
 */
export function settle<const L extends Currency, const S extends Currency>(
  input: SettlementInput<L, S>,
  math: SettlementMath,
): SettlementResult<L, S> {
  const read = readSettlementInput(input);
  if ('errors' in read) return { ok: false, errors: read.errors };
  const { operands } = read;
  if (math === 'integer' && truncateDecimal(operands.exchangeRate).coefficient === 0n) {
    return noRate;
  }
  const steps = computeFigures(operands, math, input.localCurrency, input.settledCurrency);
  const exactSteps = computeFigures(operands, 'decimal', input.localCurrency, input.settledCurrency);
  const figures = figuresOf(steps, input);
  const exact = figuresOf(exactSteps, input);
  if (!figures || !exact) return noRate;
  return {
    ok: true,
    math,
    figures,
    exact,
    trace: Object.values(steps),
    dropped: math === 'integer' ? droppedDecimals(operands, steps.remittanceCharges) : [],
    deviates: deviatesFrom(toDecimal(figures.netSettledAmount), toDecimal(exact.netSettledAmount)),
  };
}
