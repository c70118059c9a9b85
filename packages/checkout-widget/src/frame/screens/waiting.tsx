import { useLocale } from '../i18n/locale-context.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Spinner } from '../parts/spinner.tsx';

/** A request is on its way; it cannot be taken back, so the dialog cannot be closed. */
export function Waiting() {
  const { t } = useLocale();
  return (
    <Dialog title={t('Please Wait')} icon={<Spinner />}>
      <p>{t('Transaction in progress')}</p>
    </Dialog>
  );
}
