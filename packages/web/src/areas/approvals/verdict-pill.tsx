import { useTexts } from '../../i18n/use-texts.ts';
import type { VerdictWords } from './verdict-words.ts';

/** A verdict or result as a coloured label; its reason shows on hover and focus. */
export function VerdictPill({ of: { label, hint, tone } }: { of: VerdictWords }) {
  const { t, word } = useTexts();
  return (
    <span className={`pill ${tone}`} data-hint={t(hint)}>
      {word(label)}
    </span>
  );
}
