import {
  addMoney,
  type Decimal,
  type FormulaStep,
  formulaText,
  isCurrency,
  type Money,
  negateMoney,
  normaliseNumberText,
  parseSum,
  type Settled,
  subtractMoney,
  sumFromMajor,
  toDecimal,
  toDecimalString,
} from '@daftar/domain';
import type { Settlement } from '@daftar/sdk';
import type { Text } from '../../i18n/text.ts';

/** Labels of the computed figures, by their names in the contract. */
export const figureLabels = {
  subTotal: 'Sub Total',
  remittanceCharges: 'Remittance Charges',
  netTransferAmount: 'Net Transfer Amount',
  grossSettledAmount: 'Gross Settled Amount',
  netSettledAmount: 'Net Settled Amount',
} as const satisfies Record<FormulaStep['figure'], Text>;

type Figure = keyof typeof figureLabels;

/** One line of a settlement's statement. */
export type StatementLine = {
  readonly id: string;
  readonly label: Text;
  /** Amount in major units; undefined while it is unknown. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly formula?: string | undefined;
  readonly strong?: boolean;
};

/** Amounts in major units of the local currency, as texts. */
export type Shares = {
  readonly localCurrency: string;
  readonly settledCurrency: string;
  readonly totalRevenue: string;
  readonly waleeShare: string;
  readonly merchantShare: string;
  /** The refunds that were deducted; absent without refunds. */
  readonly refunds?: SettledRefunds | undefined;
};

type SettledRefunds = NonNullable<Settlement['refunds']>;

type Options = {
  readonly settled: Settled | undefined;
  /**
   * The stored figures of a settlement, which are shown as they are. A formula is shown only if its result equals the stored
   * figure.
   */
  readonly stored?: Readonly<Record<Figure, number>>;
  readonly format: (value: Decimal) => string;
};

function moneyOf(text: string, currency: string): Money | undefined {
  return isCurrency(currency) && text !== '' ? parseSum(normaliseNumberText(text), currency) : undefined;
}

/** Returns the carrier's share: the revenue minus the other two shares. */
function carrierShare(total?: Money, provider?: Money, merchant?: Money): Money | undefined {
  return total && provider && merchant && subtractMoney(subtractMoney(total, provider), merchant);
}

/** Lines that lead from what customers paid to the revenue: the refunds of each share. Empty without refunds. */
function refundLines({ refunds, totalRevenue, localCurrency: currency }: Shares): readonly StatementLine[] {
  if (!refunds || !isCurrency(currency)) return [];
  const amount = (value: number | string) => sumFromMajor(value, currency);
  const line = (id: string, label: Text, value: Money): StatementLine => ({
    id,
    label,
    currency,
    amount: toDecimalString(value),
  });
  const off = (id: string, label: Text, value: number) => line(id, label, negateMoney(amount(value)));
  return [
    line('paid', 'Paid by customers', addMoney(amount(totalRevenue), amount(refunds.total))),
    off('refundedCarrier', 'Refunds of the carrier share', refunds.carrierShare),
    off('refundedWalee', 'Refunds of the {{provider}} share', refunds.waleeShare),
    off('refundedMerchant', 'Refunds of the merchant share', refunds.merchantShare),
  ];
}

function shareLines(shares: Shares, { format }: Options): readonly StatementLine[] {
  const { localCurrency: currency } = shares;
  const [total, provider, merchant] = [
    moneyOf(shares.totalRevenue, currency),
    moneyOf(shares.waleeShare, currency),
    moneyOf(shares.merchantShare, currency),
  ];
  const carrier = carrierShare(total, provider, merchant);
  const line = (id: string, label: Text, money?: Money): StatementLine => ({
    id,
    label,
    currency,
    amount: money && toDecimalString(money),
  });
  const formula =
    total && carrier && provider && merchant
      ? formulaText(
          {
            figure: 'merchantShare',
            operands: [total, carrier, provider].map(toDecimal),
            operators: ['−', '−'],
            computed: toDecimal(merchant),
            result: toDecimal(merchant),
          },
          format,
        )
      : undefined;
  return [
    ...refundLines(shares),
    { ...line('totalRevenue', 'Total Revenue', total), strong: true },
    line('carrierShare', 'Carrier Share', carrier),
    line('waleeShare', '{{provider}} Share', provider),
    { ...line('merchantShare', 'Merchant Share', merchant), formula },
  ];
}

/** Writes the formula of the sub total: the merchant's share with its decimals dropped. */
function subTotalFormula(step: FormulaStep, { merchantShare, localCurrency }: Shares, { format }: Options) {
  const merchant = moneyOf(merchantShare, localCurrency);
  return merchant && `${format(toDecimal(merchant))} → ${format(step.result)}`;
}

/**
 * Returns the lines of a settlement's statement: the revenue, every share of it, and the figures computed from the merchant's
 * share. The merchant's share is the revenue minus the shares of carrier and platform owner.
 */
export function statementLines(shares: Shares, options: Options): readonly StatementLine[] {
  const { settled, stored, format } = options;
  const figures = (Object.keys(figureLabels) as Figure[]).map((figure): StatementLine => {
    const step = settled?.trace.find((one) => one.figure === figure);
    const money = settled?.figures[figure];
    const current = !stored || (money && Number(toDecimalString(money)) === stored[figure]);
    const formulaOf = (one: FormulaStep) =>
      figure === 'subTotal' ? subTotalFormula(one, shares, options) : formulaText(one, format);
    const formula = step && current ? formulaOf(step) : undefined;
    return {
      id: figure,
      label: figureLabels[figure],
      amount: stored ? String(stored[figure]) : money && toDecimalString(money),
      currency: figure.includes('Settled') ? shares.settledCurrency : shares.localCurrency,
      formula,
      strong: figure === 'netSettledAmount',
    };
  });
  return [...shareLines(shares, options), ...figures];
}
