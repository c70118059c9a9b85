import { Printer } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Why } from './why.tsx';

/** The print button among a list's tools. */
export function PrintButton({ because }: { because?: string | undefined }) {
  const { t } = useTexts();
  const whyId = useId();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('Print')}
      title={because === undefined ? t('Print') : undefined}
      data-hint={because}
      aria-disabled={because !== undefined || undefined}
      aria-describedby={because && whyId}
      onClick={() => {
        if (because === undefined) window.print();
      }}
    >
      <Printer size={16} aria-hidden />
      <Why id={whyId} because={because} hidden />
    </button>
  );
}
