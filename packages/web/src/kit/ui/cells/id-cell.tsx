import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { middleCut } from './middle-cut.ts';
import { useCopy } from './use-copy.ts';

/** An identifier in a monospace font, shortened in the middle; a click copies the full value. */
export function IdCell({ value, tabIndex = -1 }: { value: string; tabIndex?: number }) {
  const { t } = useTexts();
  const { copied, copy } = useCopy();
  // Renders the copy icon only on hover or focus, because a long list has hundreds of these cells.
  const [near, setNear] = useState(false);
  if (value === '') return <span className="muted">–</span>;
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className="id-cell mono ltr"
      data-hint={value}
      tabIndex={tabIndex}
      aria-label={`${copied ? t('Copied') : t('Copy')} ${middleCut(value)}`}
      onClick={() => copy(value)}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      {middleCut(value)}
      {(near || copied) && <Icon size={13} aria-hidden />}
    </button>
  );
}
