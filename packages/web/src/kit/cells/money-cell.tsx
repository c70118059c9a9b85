import { formatMoney, isCurrency, parseSum } from '@daftar/domain';
import { textStore } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { leftToRight } from './left-to-right.ts';

/** Writes an amount of major units without its currency, to stand from left to right; undefined when it is none of that currency. */
export function moneyText(value: number | string, currency: string, language: string): string | undefined {
  if (!isCurrency(currency)) return undefined;
  const money = parseSum(value, currency);
  const { numerals } = textStore.current();
  return money && leftToRight(formatMoney(money, language, { currency: 'none', numerals }));
}

/** An amount with its currency muted beside it; nothing for nothing. */
export function MoneyCell({ value, currency }: { value: number | string | undefined; currency: string }) {
  const { language } = useTexts();
  if (value === undefined) return <span className="muted">–</span>;
  return (
    <span className="figure">
      <span className="ltr">{moneyText(value, currency, language) ?? String(value)}</span>{' '}
      <span className="meta">{currency}</span>
    </span>
  );
}
