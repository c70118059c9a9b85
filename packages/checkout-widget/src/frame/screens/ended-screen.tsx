import type { ReactNode } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';

interface EndedScreenProps {
  ending: 'failed' | 'expired';
  merchant: string;
  /** The panel about another amount that was received; it takes the place of the invitation to pay again. */
  otherAmount: ReactNode;
  onReturn?: (() => void) | undefined;
}

/** The screen of a session that ended without a payment. Only the shop can start another session. */
export function EndedScreen({ ending, merchant, otherAmount, onReturn }: EndedScreenProps) {
  const { t } = useLocale();
  const failed = ending === 'failed';
  return (
    <section className="stack">
      {otherAmount ?? (
        <Panel title={failed ? t('Transaction failed') : t('This payment session has expired')}>
          {failed && <p>{t('Your transaction is failed')}</p>}
          <p className="meta">{t('Go back to the shop and start the payment again.')}</p>
        </Panel>
      )}
      {onReturn && (
        <Button look="quiet" onClick={onReturn}>
          {t('Back to {merchant}', { merchant })}
        </Button>
      )}
    </section>
  );
}
