import { formatMoney, isCurrency, parseSum } from '@daftar/domain';
import { textStore } from '../../../i18n/i18n.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { decimalsMargin } from './decimals-margin.ts';
import { leftToRight } from './left-to-right.ts';

/**
 * Formats an amount in major units without its currency, for a left-to-right element. Returns undefined when the amount is
 * invalid in that currency.
 */
export function moneyText(value: number | string, currency: string, language: string): string | undefined {
  if (!isCurrency(currency)) return undefined;
  const money = parseSum(value, currency);
  const { numerals } = textStore.current();
  return money && leftToRight(formatMoney(money, language, { currency: 'none', numerals }));
}

/** An amount in major units, followed by its currency in a muted colour; a dash when there is no amount. */
export function MoneyCell({ value, currency }: { value: number | string | undefined; currency: string }) {
  const { language, numerals } = useTexts();
  if (value === undefined) return <span className="muted">–</span>;
  const text = moneyText(value, currency, language) ?? String(value);
  return (
    <span className="figure">
      <span className="ltr" style={{ marginRight: `${decimalsMargin(text, numerals)}em` }}>
        {text}
      </span>{' '}
      <span className="meta currency">{currency}</span>
    </span>
  );
}
