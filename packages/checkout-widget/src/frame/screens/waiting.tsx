import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Spinner } from '../parts/spinner.tsx';
import { Expiry } from './expiry.tsx';

/** What the dialog tells the owner of a wallet, whose decision the response waits for. */
interface OnPhone {
  /** Time until which the payment can be made, ISO 8601. */
  until?: string | undefined;
  /** The customer can choose another way to pay; otherwise only another number. */
  hasChoice: boolean;
  /** True after the customer has chosen to leave this payment. */
  leaving: boolean;
  onLeave: () => void;
}

/**
 * The dialog 'Please Wait' while a request is sent. A request cannot be taken back while it is being sent: a customer who
 * chooses another way or number gets the form when the response arrives.
 */
export function Waiting({ onPhone }: { onPhone?: OnPhone | undefined }) {
  const { t } = useLocale();
  return (
    <Dialog title={t('Please Wait')} icon={<Spinner />}>
      <p>{t('Transaction in progress')}</p>
      {onPhone && <p className="meta">{t('Confirm the payment on your phone')}</p>}
      {onPhone?.until && <Expiry until={onPhone.until} />}
      {onPhone && (
        <p role="status">
          {onPhone.leaving &&
            t('Do not confirm the request on your phone. The form opens as soon as your wallet answers.')}
        </p>
      )}
      {onPhone && !onPhone.leaving && (
        <Button look="quiet" onClick={onPhone.onLeave}>
          {t(onPhone.hasChoice ? 'Pay in another way' : 'Change number')}
        </Button>
      )}
    </Dialog>
  );
}
