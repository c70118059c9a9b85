import { settlementRules } from '../generated/rules.ts';
import type { Currency } from '../money/currency.ts';
import type { Decimal } from '../money/decimal.ts';
import {
  compareDecimals,
  multiplyDecimals,
  subtractDecimals,
  truncateDecimal,
} from '../money/decimal-math.ts';
import { parseMoney, toDecimal } from '../money/major.ts';
import type { Money } from '../money/money.ts';
import { computeFigures, type SettlementMath } from './compute-figures.ts';
import { type DroppedDecimals, droppedDecimals } from './dropped-decimals.ts';
import type { FormulaStep, SettlementFigure } from './formula-step.ts';
import { readSettlementInput, type SettlementError, type SettlementInput } from './settlement-input.ts';

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
