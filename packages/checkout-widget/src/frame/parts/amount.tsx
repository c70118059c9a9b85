import { type Currency, formatMoney, isCurrency, parseMoney } from '@daftar/domain';
import { useLocale } from '../i18n/locale-context.ts';

/** An amount in major units, followed by its currency code in muted text. */
export function Amount({ value, currency }: { value: number; currency: string }) {
  const { tag, numerals } = useLocale();
  return (
    <span className="amount">
      <span className="figure" dir="ltr">
        {figure(value, currency, tag, numerals)}
      </span>{' '}
      <span className="currency">{currency}</span>
    </span>
  );
}

function figure(value: number, currency: string, tag: string, numerals: 'latn' | 'arab' | 'arabext'): string {
  const money = isCurrency(currency) ? parseMoney<Currency>(value, currency) : undefined;
  return money ? formatMoney(money, tag, { currency: 'none', numerals }) : String(value);
}
