import { useLocale } from '../i18n/locale-context.ts';
import type { Reference } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Spinner } from '../parts/spinner.tsx';
import { TimeLeft } from '../parts/time-left.tsx';
import { ReferenceNumber } from './reference-number.tsx';

interface ReferenceScreenProps {
  reference: Reference;
  merchant: string;
  /** Seconds until the hosted page returns to the shop; undefined when no countdown runs. */
  seconds?: number | undefined;
  busy: boolean;
  /** Returns to the shop; absent in an embedded frame, where the shop decides. */
  onReturn?: (() => void) | undefined;
}

/** The reference to pay, the time until it expires, and the progress of the payment. */
export function ReferenceScreen({ reference, merchant, seconds, busy, onReturn }: ReferenceScreenProps) {
  const { t, tag, numerals } = useLocale();
  const shown =
    seconds === undefined ? '' : new Intl.NumberFormat(tag, { numberingSystem: numerals }).format(seconds);
  return (
    <section className="stack">
      <h2 className="instruction" tabIndex={-1}>
        {t('Please type the reference number in your Fawry app')}
      </h2>
      <ReferenceNumber value={reference.referenceNumber} />
      {reference.expiresAt && (
        <div className="row">
          <Icon name="clock" size={16} />
          <span className="meta">{t('Time left')}</span>
          <TimeLeft until={reference.expiresAt} />
        </div>
      )}
      <div className="progress" role="status">
        <Spinner />
        <div>
          <p>
            <strong>{t('Please Wait')}</strong> <span className="meta">{t('Transaction in progress')}</span>
          </p>
          <p className="meta">
            {onReturn
              ? t('Keep this number. You can close this page and pay later.')
              : t('We are checking for your payment. This page updates automatically.')}
          </p>
        </div>
      </div>
      {onReturn && (
        <Button look="quiet" busy={busy} onClick={onReturn}>
          {seconds === undefined
            ? t('Back to {merchant}', { merchant })
            : t('Back to {merchant} in {seconds} s', { merchant, seconds: shown })}
        </Button>
      )}
    </section>
  );
}
