import { useLocale } from '../i18n/locale-context.ts';
import { Spinner } from '../parts/spinner.tsx';

/** 'Please Wait', 'Transaction in progress', and a sentence about the next step. */
export function Progress({ children }: { children: string }) {
  const { t } = useLocale();
  return (
    <div className="progress" role="status">
      <Spinner />
      <div>
        <p>
          <strong>{t('Please Wait')}</strong> <span className="meta">{t('Transaction in progress')}</span>
        </p>
        <p className="meta">{children}</p>
      </div>
    </div>
  );
}
