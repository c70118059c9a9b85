import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';

interface PaidScreenProps {
  merchant: string;
  referenceNumber?: string | undefined;
  receiptId?: string | undefined;
  onReturn?: (() => void) | undefined;
}

/** The screen of a successful payment, with its reference. `Summary`, above it, shows the amount. */
export function PaidScreen({ merchant, referenceNumber, receiptId, onReturn }: PaidScreenProps) {
  const { t, locale } = useLocale();
  return (
    <section className="stack outcome positive" role="status">
      <div className="badge">
        <Icon name="check" size={28} />
      </div>
      <div>
        <h2>{t('Transaction successful')}</h2>
        <p className="meta">{t('Your transaction is processed successfully')}</p>
      </div>
      {referenceNumber && (
        <p className="fact">
          <span className="meta">{t('Reference number')}</span>
          <bdi dir="ltr" data-testid="reference-number">
            {referenceNumber}
          </bdi>
        </p>
      )}
      {receiptId && (
        <a
          className="button quiet"
          href={`/receipt/${receiptId}?lang=${locale}`}
          target="_blank"
          rel="noopener"
        >
          {t('Show the receipt')}
        </a>
      )}
      {onReturn && <Button onClick={onReturn}>{t('Back to {merchant}', { merchant })}</Button>}
    </section>
  );
}
