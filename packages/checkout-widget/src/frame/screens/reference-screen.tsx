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

/** The reference number to pay, the time until it expires, and the progress of the payment. */
export function ReferenceScreen({ attempt, payment, back }: PendingScreenProps) {
  const { t } = useLocale();
  return (
    <section className="stack">
      <StepHeading>{t('Please type the reference number in your Fawry app')}</StepHeading>
      <ReferenceNumber value={attempt.referenceNumber ?? ''} />
      {attempt.expiresAt && <Expiry until={attempt.expiresAt} />}
      <Progress>
        {back.hosted
          ? t('Keep this number. You can close this page and pay later.')
          : t('We are checking for your payment. This page updates automatically.')}
      </Progress>
      <BackButton {...back} />
      <PendingActions
        payment={payment}
        warning="Do not pay this number any more if you choose another way. You would pay twice."
      />
    </section>
  );
}
