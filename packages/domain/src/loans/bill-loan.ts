import { type LoanCurrency, loanAccountCurrency } from '../catalogue/loans.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  type DecimalInput,
  decimal,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from '../money/decimal.ts';
import { type Money, money, subtractMoney } from '../money/money.ts';
import type { FormulaStep } from '../settlement/formula-step.ts';

/** The four charges of a loan transaction, in percent of its total. The names are the API's field names. */
export const loanCharges = [
  'waleeCommission',
  'sbpCharges',
  'serviceSalesTax',
  'withHoldingCharges',
] as const;
export type LoanCharge = (typeof loanCharges)[number];

/** The inputs of a loan transaction's form. */
export type LoanInput = Readonly<Record<LoanCharge, DecimalInput>> & {
  /** Amount in major units of `currency`. */
  readonly totalAmount: DecimalInput;
  readonly currency: LoanCurrency;
  /** PKR for one USD; ignored unless `currency` is USD. */
  readonly exchangeRate?: DecimalInput | undefined;
};

type Pkr = Money<typeof loanAccountCurrency>;

export type LoanFigure = 'charges' | 'afterCharges' | 'totalBilledAmount';

/** A loan transaction in PKR. Commission, charges and the billed amount add up to the total. */
export type LoanBilling = {
  readonly total: Pkr;
  /** The amount that is credited to the loan account. */
  readonly billed: Pkr;
  /** The platform owner's commission. */
  readonly commission: Pkr;
  /** The sum of SBP charges, service sales tax and withholding. */
  readonly charges: Pkr;
  readonly steps: readonly FormulaStep<LoanFigure>[];
};

const zero = decimal(0);
const one = decimal(1);
const hundred = decimal(100);
const percent: Decimal = { coefficient: 1n, scale: 2 };

const pkr = (value: Decimal): Pkr => money(roundDecimal(value, 2, 'halfUp').coefficient, loanAccountCurrency);

function rateOf({ currency, exchangeRate }: LoanInput): Decimal {
  if (currency === loanAccountCurrency) return one;
  const rate = decimal(exchangeRate ?? '');
  if (compareDecimals(rate, zero) < 0) throw new RangeError('A rate is never negative');
  return rate;
}

/**
 * Bills a loan transaction: the total minus the sum of its four percentages, multiplied by the exchange rate if it is
 * in USD.
 *
 * Rounds half up to two decimals of PKR. Each part is the difference of two rounded sums, so no part is negative and
 * the parts always add up.
 *
 * @throws RangeError when the total is negative, the rate is negative, or percentages are negative or add up to more
 * than 100. Source: payouts and checkout specification, section 5.
 */
export function billLoan(input: LoanInput): LoanBilling {
  const total = decimal(input.totalAmount);
  const rates = loanCharges.map((charge) => decimal(input[charge]));
  const sum = rates.reduce(addDecimals, zero);
  if (compareDecimals(total, zero) < 0 || rates.some((rate) => compareDecimals(rate, zero) < 0))
    throw new RangeError('Amounts and percentages are never negative');
  if (compareDecimals(sum, hundred) > 0) throw new RangeError('Percentages are above 100 together');
  const exchange = rateOf(input);
  const converted = multiplyDecimals(total, exchange);
  const shareOf = (percentage: Decimal) =>
    multiplyDecimals(converted, multiplyDecimals(subtractDecimals(hundred, percentage), percent));
  const billed = pkr(shareOf(sum));
  const withCharges = pkr(shareOf(decimal(input.waleeCommission)));
  const whole = pkr(converted);
  return {
    total: whole,
    billed,
    charges: subtractMoney(withCharges, billed),
    commission: subtractMoney(whole, withCharges),
    steps: steps(input, { total, sum, exchange, billed }),
  };
}

type Read = { total: Decimal; sum: Decimal; exchange: Decimal; billed: Pkr };

function steps(
  { currency }: LoanInput,
  { total, sum, exchange, billed }: Read,
): readonly FormulaStep<LoanFigure>[] {
  const charges = multiplyDecimals(multiplyDecimals(total, sum), percent);
  const rest = subtractDecimals(total, charges);
  const result: Decimal = { coefficient: billed.minor, scale: 2 };
  const dollars = currency !== loanAccountCurrency;
  return [
    {
      figure: 'charges',
      operands: [total, sum, hundred],
      operators: ['×', '÷'],
      computed: charges,
      result: charges,
    },
    { figure: 'afterCharges', operands: [total, charges], operators: ['−'], computed: rest, result: rest },
    {
      figure: 'totalBilledAmount',
      operands: dollars ? [rest, exchange] : [rest],
      operators: dollars ? ['×'] : [],
      computed: dollars ? multiplyDecimals(rest, exchange) : rest,
      result,
    },
  ];
}
