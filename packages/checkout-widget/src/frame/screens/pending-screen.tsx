import { useLocale } from '../i18n/locale-context.ts';
import { Spinner } from '../parts/spinner.tsx';

/** An attempt is under way elsewhere, as in another tab. */
export function PendingScreen() {
  const { t } = useLocale();
  return (
    <section className="stack outcome" role="status">
      <div className="badge">
        <Spinner />
      </div>
      <div>
        <h2>{t('Please Wait')}</h2>
        <p className="meta">{t('Transaction in progress')}</p>
      </div>
    </section>
  );
}
