import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { BackButton } from './back-button.tsx';
import { Checking } from './checking.tsx';
import { Expiry } from './expiry.tsx';
import { PendingActions } from './pending-actions.tsx';
import type { PendingScreenProps } from './reference-screen.tsx';
import { ShareCode } from './share-code.tsx';
import { StepHeading } from './step-heading.tsx';

/** The QR code to scan with a wallet, and other ways to use it. */
export function QrScreen({ attempt, payment, back }: PendingScreenProps) {
  const { t } = useLocale();
  const { request } = payment;
  const image = attempt.walletQr ?? '';
  return (
    <section className="stack">
      <StepHeading>{t('Please scan this QR')}</StepHeading>
      <div className="qr">
        <img src={image} alt={t('QR code of this payment')} data-testid="wallet-qr" />
      </div>
      <ShareCode image={image} />
      {attempt.expiresAt && <Expiry until={attempt.expiresAt} />}
      <Checking back={back} />
      <BackButton {...back} />
      <PendingActions payment={payment} warning="After that, do not scan this code. You would pay twice.">
        {(request?.way === 'qr' || attempt.canRepeat) && (
          <Button
            look="quiet"
            busy={payment.busy}
            onClick={() => (request?.way === 'qr' ? payment.replace(request) : payment.repeat())}
          >
            <Icon name="again" size={16} />
            {t('New code')}
          </Button>
        )}
      </PendingActions>
    </section>
  );
}
