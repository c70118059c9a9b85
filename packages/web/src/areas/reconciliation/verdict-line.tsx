import { formatMoney, type Money } from '@daftar/domain';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { leftToRight } from '../../kit/cells/left-to-right.ts';
import type { Verdict } from './check-lines.ts';

const icons = { positive: CircleCheck, caution: TriangleAlert, negative: CircleAlert, quiet: Info };

/** Writes an amount, or how many, for a sentence: it keeps its direction in any language. */
export function useAmountText() {
  const { digits, language, numerals } = useTexts();
  return (of: Money | number): string => {
    if (typeof of === 'number') return digits(of.toLocaleString('en'));
    return `\u2066${leftToRight(formatMoney(of, language, { currency: 'none', numerals }))} ${of.currency}\u2069`;
  };
}

/** A difference in words and colour. */
export function VerdictLine({ verdict: { tone, text, of } }: { verdict: Verdict }) {
  const { t } = useTexts();
  const amountText = useAmountText();
  const Icon = icons[tone];
  return (
    <span className={`verdict ${tone}`}>
      <Icon size={14} aria-hidden />
      <span>{t(text, of === undefined ? {} : { amount: amountText(of) })}</span>
    </span>
  );
}
