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
  /** Warning before the customer chooses another way to pay, for example not to pay the reference any more. */
  warning: Text;
  children?: React.ReactNode;
}

/** 'I have paid', and 'Pay in another way', which asks for confirmation because the open payment might still be made. */
export function PendingActions({ payment, canCheck = true, warning, children }: PendingActionsProps) {
  const { t } = useLocale();
  const [asking, setAsking] = useState(false);
  const { busy, news } = payment;
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
      <button type="button" className="link" onClick={() => setAsking(true)}>
        {t('Pay in another way')}
      </button>
      {asking && (
        <Dialog
          title={t('Pay in another way')}
          icon={<Icon name="alert" size={26} />}
          onClose={() => setAsking(false)}
        >
          <p>{t(warning)}</p>
          <Button
            busy={busy}
            onClick={() => {
              setAsking(false);
              void payment.abandon();
            }}
          >
            {t('Choose another way')}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t('Stay with this payment')}
          </Button>
        </Dialog>
      )}
    </div>
  );
}
