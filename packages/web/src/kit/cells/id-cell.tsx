import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { middleCut } from './middle-cut.ts';
import { useCopy } from './use-copy.ts';

/** An identifier in mono, cut in its middle; a click copies the whole. */
export function IdCell({ value, tabIndex = -1 }: { value: string; tabIndex?: number }) {
  const { t } = useTexts();
  const { copied, copy } = useCopy();
  // Its sign comes with the pointer or the keyboard: a long list has hundreds of these.
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
