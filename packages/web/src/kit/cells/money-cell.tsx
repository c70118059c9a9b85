import { formatMoney, isCurrency, parseMoney } from '@daftar/domain';
import { textStore } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Writes an amount of major units without its currency; undefined when it is none of that currency. */
export function moneyText(value: number | string, currency: string, language: string): string | undefined {
  if (!isCurrency(currency)) return undefined;
  const money = parseMoney(value, currency);
  return money && formatMoney(money, language, { currency: 'none', numerals: textStore.current().numerals });
}

/** An amount with its currency muted beside it; nothing for nothing. */
export function MoneyCell({ value, currency }: { value: number | string | undefined; currency: string }) {
  const { language } = useTexts();
  if (value === undefined) return <span className="muted">–</span>;
  return (
    <span className="figure">
      {moneyText(value, currency, language) ?? String(value)} <span className="meta">{currency}</span>
    </span>
  );
}
