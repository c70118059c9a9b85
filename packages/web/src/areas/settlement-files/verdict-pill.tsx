import type { SettlementVerdict } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { verdictWords } from './verdict-words.ts';

/** The verdict of a row as a coloured label; its explanation shows on hover and focus. */
export function VerdictPill({ verdict }: { verdict: SettlementVerdict }) {
  const { t } = useTexts();
  const { label, hint, tone } = verdictWords[verdict];
  return (
    <span className={`pill ${tone}`} data-hint={t(hint)}>
      {t(label)}
    </span>
  );
}
