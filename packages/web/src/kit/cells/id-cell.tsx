import { Check, Copy } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { middleCut } from './middle-cut.ts';
import { useCopy } from './use-copy.ts';

/** An identifier in mono, cut in its middle; a click copies the whole. */
export function IdCell({ value, tabIndex = -1 }: { value: string; tabIndex?: number }) {
  const { t } = useTexts();
  const { copied, copy } = useCopy();
  if (value === '') return <span className="muted">–</span>;
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className="id-cell mono ltr"
      title={value}
      tabIndex={tabIndex}
      aria-label={`${copied ? t('Copied') : t('Copy')} ${middleCut(value)}`}
      onClick={() => copy(value)}
    >
      {middleCut(value)}
      <Icon size={13} aria-hidden />
    </button>
  );
}
