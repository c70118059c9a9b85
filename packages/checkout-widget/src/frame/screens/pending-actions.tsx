import { useState } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import type { Text } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import type { OpenPayment } from '../state/use-open-payment.ts';

interface PendingActionsProps {
  payment: OpenPayment;
  /** False hides 'I have paid', for example while the customer is paying on the bank's page. */
  canCheck?: boolean;
  /** False where another button already starts the only way to pay again. */
  canRestart?: boolean;
  /** Warning before the open payment is given up, for example not to pay the reference any more. */
  warning: Text;
  children?: React.ReactNode;
}

/**
 * 'I have paid', and 'Pay in another way', which asks for confirmation because the open payment might still be made. Where
 * there is only one way to pay, 'Start again'.
 */
export function PendingActions(props: PendingActionsProps) {
  const { payment, canCheck = true, canRestart = true, warning, children } = props;
  const { t } = useLocale();
  const [asking, setAsking] = useState(false);
  const { busy, news, hasChoice } = payment;
  const again = hasChoice ? 'Pay in another way' : 'Start again';
  return (
    <div className="actions">
      {canCheck && (
        <Button look="quiet" busy={busy} onClick={payment.check}>
          {t('I have paid')}
        </Button>
      )}
      <p className="meta news" role="status">
        {news && t(news)}
      </p>
      {children}
      {(hasChoice || canRestart) && (
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {t(again)}
        </button>
      )}
      {asking && (
        <Dialog title={t(again)} icon={<Icon name="alert" size={26} />} onClose={() => setAsking(false)}>
          <p>{t(warning)}</p>
          <Button
            busy={busy}
            onClick={() => {
              setAsking(false);
              void payment.abandon();
            }}
          >
            {t(hasChoice ? 'Choose another way' : 'Start again')}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t('Stay with this payment')}
          </Button>
        </Dialog>
      )}
    </div>
  );
}
