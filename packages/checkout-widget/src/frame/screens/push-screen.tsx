import { useLocale } from '../i18n/locale-context.ts';
import { walletBrand } from '../methods/pakistan-wallet/wallet-brands.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { BackButton } from './back-button.tsx';
import { Checking } from './checking.tsx';
import { Expiry } from './expiry.tsx';
import { PendingActions } from './pending-actions.tsx';
import type { PendingScreenProps } from './reference-screen.tsx';
import { StepHeading } from './step-heading.tsx';

/** The screen while a request to pay waits for confirmation on the wallet's phone. */
export function PushScreen({ attempt, payment, back, provider }: PendingScreenProps & { provider: string }) {
  const { t } = useLocale();
  const { request, busy } = payment;
  const brand = walletBrand(provider);
  const number = numberOf(request);
  const known = request?.way === 'push' || request?.way === 'wallet' ? request : undefined;
  return (
    <section className="stack">
      {brand ? (
        <brand.Mark />
      ) : (
        <div className="badge" aria-hidden="true">
          <Icon name="phone" size={28} />
        </div>
      )}
      <StepHeading>{t('Confirm the payment on your phone')}</StepHeading>
      <p>
        {t(brand?.sent ?? 'We sent a payment request to your wallet.')}{' '}
        {number && <bdi dir="ltr">{number}</bdi>}
      </p>
      {attempt.expiresAt && <Expiry until={attempt.expiresAt} />}
      <Checking back={back} />
      <BackButton {...back} />
      <PendingActions
        payment={payment}
        canRestart={false}
        warning="After that, do not confirm the request on your phone. You would pay twice."
      >
        <div className="choices-row">
          {(known || attempt.canRepeat) && (
            <Button
              look="quiet"
              busy={busy}
              onClick={() => (known ? payment.replace(known) : payment.repeat())}
            >
              {t('Send again')}
            </Button>
          )}
          <Button look="quiet" busy={busy} onClick={payment.abandon}>
            {t('Change number')}
          </Button>
        </div>
        {request?.way === 'push' && (
          <Button
            look="quiet"
            busy={busy}
            onClick={() => payment.replace({ way: 'qr', customer: request.customer })}
          >
            {t('Show a QR code instead')}
          </Button>
        )}
      </PendingActions>
    </section>
  );
}

/** Returns the number to which the request to pay was sent; undefined after a reload. */
function numberOf(request: PendingScreenProps['payment']['request']): string | undefined {
  if (request?.way === 'push') return `+${request.walletNumber}`;
  return request?.way === 'wallet' ? `+${request.customer.mobileNumber}` : undefined;
}
