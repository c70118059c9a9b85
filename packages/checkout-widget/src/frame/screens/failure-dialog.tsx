import { useLocale } from '../i18n/locale-context.ts';
import type { Text } from '../i18n/text.ts';
import type { LastFailure } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Failed } from '../state/checkout-state.ts';

interface FailureDialogProps {
  failure: Failed;
  last: LastFailure | undefined;
  /** The customer can choose another way to pay. */
  hasChoice: boolean;
  merchant: string;
  onClose: () => void;
  /** Returns to the shop without another try; absent in an embedded frame. */
  onReturn?: (() => void) | undefined;
}

/** The dialog for a failed attempt in a session that is still open: the customer can try again. */
export function FailureDialog({ failure, last, hasChoice, merchant, onClose, onReturn }: FailureDialogProps) {
  const { t, tell, messages, locale } = useLocale();
  const { message, method = last?.paymentMethod } = failure;
  const known = last && reasons[last.code];
  // The provider's words are English. In another language they are shown only if they are translated.
  const isReadable = locale === 'en' || messages[message] !== undefined;
  const reason = known ? t(known) : isReadable && message ? tell(message) : '';
  return (
    <Dialog
      title={t('Transaction failed')}
      tone="negative"
      icon={<Icon name="cross" size={26} />}
      onClose={onClose}
    >
      <p>{t('Your transaction is failed')}</p>
      {reason && <p className="meta">{reason}</p>}
      <p className="meta">{t(adviceOn(method, hasChoice))}</p>
      <Button onClick={onClose}>{t('Try again')}</Button>
      {onReturn && (
        <button type="button" className="link" onClick={onReturn}>
          {t('Back to {merchant}', { merchant })}
        </button>
      )}
    </Dialog>
  );
}

function adviceOn(method: string | undefined, hasChoice: boolean): Text {
  if (method === 'Credit Card')
    return hasChoice
      ? 'You can correct your details, try another card or choose another way to pay.'
      : 'You can correct your details or try another card.';
  return hasChoice ? 'You can try again or choose another way to pay.' : 'You can try again.';
}

const reasons: Partial<Record<LastFailure['code'], Text>> = {
  'no-money': 'There is not enough money for this payment.',
  'card-expired': 'The card has expired.',
  'wrong-code': 'The PIN or code was wrong.',
  'not-confirmed': 'The bank did not confirm the payment.',
  canceled: 'The payment was cancelled.',
  declined: 'The payment was declined.',
  expired: 'The payment was not completed in time.',
};
