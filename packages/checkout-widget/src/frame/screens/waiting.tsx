import { useLocale } from '../i18n/locale-context.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Spinner } from '../parts/spinner.tsx';

/** Shown while a request is in flight. The customer cannot close it, because the request cannot be cancelled. `onPhone`: a wallet whose answer waits for its owner. */
export function Waiting({ onPhone = false }: { onPhone?: boolean }) {
  const { t } = useLocale();
  return (
    <Dialog title={t('Please Wait')} icon={<Spinner />}>
      <p>{t('Transaction in progress')}</p>
      {onPhone && <p className="meta">{t('Confirm the payment on your phone')}</p>}
    </Dialog>
  );
}
