import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import type { OpenPayment } from '../state/use-open-payment.ts';
import { PendingActions } from './pending-actions.tsx';
import { Progress } from './progress.tsx';
import { StepHeading } from './step-heading.tsx';

/** The screen of a payment whose response was lost: it is unknown whether the payment was made. */
export function UnknownScreen({ payment, onAgain }: { payment: OpenPayment; onAgain: () => void }) {
  const { t } = useLocale();
  const { busy } = payment;
  return (
    <section className="stack">
      <StepHeading>{t('We do not know yet whether your payment was made')}</StepHeading>
      <p>
        {t(
          'The payment provider did not answer. Your payment may have been made: please do not pay elsewhere.',
        )}
      </p>
      <Progress>{t('We are checking for your payment. This page updates automatically.')}</Progress>
      <Button busy={busy} onClick={payment.check}>
        {t('Check now')}
      </Button>
      <PendingActions
        payment={payment}
        canCheck={false}
        canRestart={false}
        warning="We ask the payment provider once more. If the first payment still arrives there, you would pay twice."
      >
        <Button look="quiet" busy={busy} onClick={onAgain}>
          {t('Go on with this payment')}
        </Button>
        <p className="meta">{t('Going on does not charge you twice: it is the same payment.')}</p>
      </PendingActions>
    </section>
  );
}
