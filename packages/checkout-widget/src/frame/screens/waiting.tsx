import { useLocale } from '../i18n/locale-context.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Spinner } from '../parts/spinner.tsx';

/**
 * The dialog 'Please Wait' while a request is sent. The customer cannot close it, because the request cannot be cancelled.
 * `onPhone` also tells the customer to confirm on the phone, because the response waits for the wallet's owner.
 */
export function Waiting({ onPhone = false }: { onPhone?: boolean }) {
  const { t } = useLocale();
  return (
    <Dialog title={t('Please Wait')} icon={<Spinner />}>
      <p>{t('Transaction in progress')}</p>
      {onPhone && <p className="meta">{t('Confirm the payment on your phone')}</p>}
    </Dialog>
  );
}
