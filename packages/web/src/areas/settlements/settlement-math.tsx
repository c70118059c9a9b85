import {
  type Currency,
  type FormulaStep,
  formatDecimal,
  formulaText,
  isCurrency,
  type SettlementMath as MathKind,
  normaliseNumberText,
  type Settled,
  type SettlementForm,
  settle,
  toDecimalString,
} from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormValues } from '../../kit/bindings/use-form-values.ts';
import { leftToRight } from '../../kit/cells/left-to-right.ts';
import { MoneyCell } from '../../kit/cells/money-cell.tsx';
import { Banner } from '../../kit/parts/banner.tsx';
import { Computed } from '../../kit/parts/computed.tsx';
import { FormSection } from '../../kit/parts/form-section.tsx';

/** Labels of the computed figures, by their names in the contract, in display order. */
export const figureLabels = {
  subTotal: 'Sub Total',
  remittanceCharges: 'Remittance Charges',
  netTransferAmount: 'Net Transfer Amount',
  netSettledAmount: 'Net Settled Amount',
  grossSettledAmount: 'Gross Settled Amount',
} as const satisfies Record<FormulaStep['figure'], Text>;

const inputLabels: Readonly<Record<string, Text>> = {
  ...figureLabels,
  totalRevenue: 'Total Revenue',
  merchantShare: 'Merchant Share',
  remittanceChargesPercentage: 'Remittance (%)',
  exchangeRate: 'Exchange Rate',
};

type Inputs = Pick<
  SettlementForm,
  | 'localCurrency'
  | 'settledCurrency'
  | 'totalRevenue'
  | 'merchantShare'
  | 'remittanceChargesPercentage'
  | 'exchangeRate'
>;

/** Computes a settlement's figures from the form's values; undefined until every input is valid. */
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

function DroppedDecimals({ settled }: { settled: Settled }) {
  const { t, digits } = useTexts();
  if (settled.dropped.length === 0) return null;
  return (
    <Banner tone="caution">
      <p>{t('Decimals were dropped before computing:')}</p>
      <ul>
        {settled.dropped.map(({ field, given, used }) => (
          <li key={field}>
            {t(inputLabels[field] ?? 'Amount')}:{' '}
            <span className="figure ltr">{digits(`${given} → ${used}`)}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Shows the figures computed from the form; each opens to its formula with numbers. */
export function SettlementMathSection({ math }: { math?: MathKind | undefined }) {
  const { t, digits, language, numerals } = useTexts();
  const settled = settlementOf(useFormValues<SettlementForm>(), math);
  const figures = Object.keys(figureLabels) as FormulaStep['figure'][];
  return (
    <FormSection
      title="Calculation"
      hint="Computed live; the server computes it again. Open a line for its formula."
    >
      <div className="math-lines">
        {figures.map((figure) => {
          const step = settled?.trace.find((one) => one.figure === figure);
          const money = settled?.figures[figure];
          return (
            <Computed
              key={figure}
              label={t(figureLabels[figure])}
              formula={
                step && leftToRight(formulaText(step, (value) => formatDecimal(value, language, numerals)))
              }
            >
              <MoneyCell value={money && toDecimalString(money)} currency={money?.currency ?? ''} />
            </Computed>
          );
        })}
      </div>
      {settled && <DroppedDecimals settled={settled} />}
      {settled?.deviates && (
        <Banner tone="negative">
          {t(
            'Net settled differs from the decimal result by more than 0.5 %; you must give a reason to save.',
          )}{' '}
          <span className="figure ltr">
            {digits(
              `${toDecimalString(settled.figures.netSettledAmount)} / ${toDecimalString(settled.exact.netSettledAmount)}`,
            )}
          </span>
        </Banner>
      )}
    </FormSection>
  );
}
