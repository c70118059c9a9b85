import { settlementRules } from '../generated/rules.ts';
import { compareDecimals, type Decimal, type DecimalInput, parseDecimal } from '../money/decimal.ts';
import { type Currency, parseMoney } from '../money/money.ts';

/** The inputs of a settlement. Amounts are in major units of the local currency. */
export type SettlementInput<L extends Currency = Currency, S extends Currency = Currency> = {
  readonly localCurrency: L;
  readonly settledCurrency: S;
  readonly totalRevenue: DecimalInput;
  readonly merchantShare: DecimalInput;
  /** Percent, 0 to 100. */
  readonly remittanceChargesPercentage: DecimalInput;
  /** Units of the local currency for one unit of the settled currency. */
  readonly exchangeRate: DecimalInput;
};

/** The numeric inputs, by their names in the API. */
export type SettlementOperand =
  | 'totalRevenue'
  | 'merchantShare'
  | 'remittanceChargesPercentage'
  | 'exchangeRate';

/** An invalid input, and the message for the user. */
export type SettlementError = { readonly field: SettlementOperand; readonly message: string };

/** The parsed numbers of a settlement. */
export type SettlementOperands = Readonly<Record<SettlementOperand, Decimal>>;

const hundred: Decimal = { coefficient: 100n, scale: 0 };

function readAmount(input: DecimalInput, currency: Currency): Decimal | undefined {
  const amount = parseMoney(input, currency);
  return amount && amount.minor >= 0n ? parseDecimal(input) : undefined;
}

function readPercentage(input: DecimalInput): Decimal | undefined {
  const value = parseDecimal(input);
  return value && value.coefficient >= 0n && compareDecimals(value, hundred) <= 0 ? value : undefined;
}

function readRate(input: DecimalInput): Decimal | undefined {
  const value = parseDecimal(input);
  return value && value.coefficient > 0n ? value : undefined;
}

/** Parses the numbers of a settlement, or returns errors for those that are missing or out of range. */
export function readSettlementInput(
  input: SettlementInput,
): { operands: SettlementOperands } | { errors: readonly SettlementError[] } {
  const read = {
    totalRevenue: readAmount(input.totalRevenue, input.localCurrency),
    merchantShare: readAmount(input.merchantShare, input.localCurrency),
    remittanceChargesPercentage: readPercentage(input.remittanceChargesPercentage),
    exchangeRate: readRate(input.exchangeRate),
  };
  const { totalRevenue, merchantShare, remittanceChargesPercentage, exchangeRate } = read;
  if (totalRevenue && merchantShare && remittanceChargesPercentage && exchangeRate) {
    return { operands: { totalRevenue, merchantShare, remittanceChargesPercentage, exchangeRate } };
  }
  const fields = Object.keys(read) as SettlementOperand[];
  return {
    errors: fields
      .filter((field) => !read[field])
      .map((field) => ({ field, message: settlementRules[field].message })),
  };
}
