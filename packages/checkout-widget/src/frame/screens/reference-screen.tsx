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
  /** Seconds until the hosted page goes back by itself; undefined when it does not. */
  seconds?: number | undefined;
  busy: boolean;
  /** Goes back to the shop; absent where the shop decides. */
  onReturn?: (() => void) | undefined;
}

/** The number to pay, how long it is good for, and what happens meanwhile. */
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
