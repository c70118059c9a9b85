import { formatMoney, type Money } from '@daftar/domain';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { leftToRight } from '../../kit/cells/left-to-right.ts';
import type { Verdict } from './check-lines.ts';

const icons = { positive: CircleCheck, caution: TriangleAlert, negative: CircleAlert, quiet: Info };

/** Formats an amount or a count for use in a sentence. Isolation marks keep it left to right in right-to-left text. */
export function useAmountText() {
  const { digits, language, numerals } = useTexts();
  return (value: Money | number): string => {
    if (typeof value === 'number') return digits(value.toLocaleString('en'));
    return `\u2066${leftToRight(formatMoney(value, language, { currency: 'none', numerals }))} ${value.currency}\u2069`;
  };
}

/** Shows a verdict as text with an icon and a colour. */
export function VerdictLine({ verdict: { tone, text, amount } }: { verdict: Verdict }) {
  const { t } = useTexts();
  const amountText = useAmountText();
  const Icon = icons[tone];
  return (
    <span className={`verdict ${tone}`}>
      <Icon size={14} aria-hidden />
      <span>{t(text, amount === undefined ? {} : { amount: amountText(amount) })}</span>
    </span>
  );
}
