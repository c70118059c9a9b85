import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';

interface EndedScreenProps {
  ending: 'failed' | 'expired';
  merchant: string;
  onReturn?: (() => void) | undefined;
}

/** The screen of a session that ended without a payment. Only the shop can start another session. */
export function EndedScreen({ ending, merchant, onReturn }: EndedScreenProps) {
  const { t } = useLocale();
  const failed = ending === 'failed';
  return (
    <section className="stack">
      <Panel title={failed ? t('Transaction failed') : t('This payment session has expired')}>
        {failed && <p>{t('Your transaction is failed')}</p>}
        <p className="meta">{t('Go back to the shop and start the payment again.')}</p>
      </Panel>
      {onReturn && (
        <Button look="quiet" onClick={onReturn}>
          {t('Back to {merchant}', { merchant })}
        </Button>
      )}
    </section>
  );
}
