import { useLocale } from '../i18n/locale-context.ts';
import type { Attempt } from '../model.ts';
import type { OpenPayment } from '../state/use-open-payment.ts';
import { BackButton, type BackButtonProps } from './back-button.tsx';
import { Expiry } from './expiry.tsx';
import { PendingActions } from './pending-actions.tsx';
import { Progress } from './progress.tsx';
import { ReferenceNumber } from './reference-number.tsx';
import { StepHeading } from './step-heading.tsx';

export interface PendingScreenProps {
  attempt: Attempt;
  payment: OpenPayment;
  back: BackButtonProps;
}

/** The reference number to pay, the time until it expires, and what happens next. */
export function ReferenceScreen({ attempt, payment, back }: PendingScreenProps) {
  const { t } = useLocale();
  return (
    <section className="stack">
      <StepHeading>{t('Please type the reference number in your Fawry app')}</StepHeading>
      <ReferenceNumber value={attempt.referenceNumber ?? ''} />
      {attempt.expiresAt && <Expiry until={attempt.expiresAt} />}
      <ReferenceProgress back={back} />
      <BackButton {...back} />
      <PendingActions payment={payment} warning="After that, do not pay this number. You would pay twice." />
    </section>
  );
}

/**
 * What happens next. Only a page that goes back to the shop by itself asks the customer to wait; otherwise the number can be
 * paid later.
 */
function ReferenceProgress({ back: { hosted, merchant, onReturn, seconds } }: { back: BackButtonProps }) {
  const { t } = useLocale();
  if (!hosted)
    return <Progress>{t('We are checking for your payment. This page updates automatically.')}</Progress>;
  if (seconds === undefined || !onReturn)
    return <p>{t('Keep this number. You can close this page and pay later.')}</p>;
  return (
    <Progress>
      {t('Keep this number. We are checking for your payment until you go back to {merchant}.', { merchant })}
    </Progress>
  );
}
