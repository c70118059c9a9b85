import {
  type Currency,
  isCurrency,
  type SettlementMath as MathKind,
  normaliseNumberText,
  type Settled,
  type SettlementForm,
  settle,
} from '@daftar/domain';

type Inputs = Pick<
  SettlementForm,
  | 'localCurrency'
  | 'settledCurrency'
  | 'totalRevenue'
  | 'merchantShare'
  | 'remittanceChargesPercentage'
  | 'exchangeRate'
>;

/** Computes a settlement's figures from texts; undefined until every input is valid. */
export function settlementOf(form: Inputs, math: MathKind = 'integer'): Settled | undefined {
  const [localCurrency, settledCurrency] = [form.localCurrency, form.settledCurrency];
  if (!isCurrency(localCurrency) || !isCurrency(settledCurrency)) return undefined;
  const result = settle<Currency, Currency>(
    {
      localCurrency,
      settledCurrency,
      totalRevenue: normaliseNumberText(form.totalRevenue),
      merchantShare: normaliseNumberText(form.merchantShare),
      remittanceChargesPercentage: normaliseNumberText(form.remittanceChargesPercentage),
      exchangeRate: normaliseNumberText(form.exchangeRate),
    },
    math,
  );
  return result.ok ? result : undefined;
}
