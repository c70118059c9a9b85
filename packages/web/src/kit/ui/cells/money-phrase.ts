import { addMoney, type Currency, formatMoney, isCurrency, type Money, parseSum } from '@daftar/domain';
import { textStore } from '../../../i18n/i18n.ts';
import { asWritten, joined, type Shown } from '../../../i18n/shown.ts';
import { leftToRight } from './left-to-right.ts';

/** An amount in major units. */
type Amount = { readonly amount: number | string; readonly currency: string };

/** Formats an amount for use in a sentence. Isolation marks keep it left to right in right-to-left text. */
export function moneyPhrase(value: Money): Shown {
  const { language, numerals } = textStore.current();
  const figure = leftToRight(formatMoney(value, language, { currency: 'none', numerals }));
  return asWritten(`\u2066${figure} ${value.currency}\u2069`);
}

/** Adds amounts up, exactly and per currency, for use in a sentence. An amount that is invalid in its currency follows as it is. */
export function sumPhrase(amounts: readonly Amount[]): Shown {
  const totals = new Map<Currency, Money>();
  const others: Shown[] = [];
  for (const { amount, currency } of amounts) {
    const money = isCurrency(currency) ? parseSum(amount, currency) : undefined;
    if (money)
      totals.set(money.currency, addMoney(totals.get(money.currency) ?? { ...money, minor: 0n }, money));
    else others.push(asWritten(`\u2066${amount} ${currency}\u2069`));
  }
  return joined([...[...totals.values()].map(moneyPhrase), ...others]);
}
