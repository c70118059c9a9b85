import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { PendingActions } from './pending-actions.tsx';
import type { PendingScreenProps } from './reference-screen.tsx';
import { StepHeading } from './step-heading.tsx';

interface RedirectScreenProps extends Omit<PendingScreenProps, 'back'> {
  onContinue: (url: string) => void;
}

/**
 * A payment that continues on the page of a bank or provider: a button to that page, and one to give it up. It does not ask to
 * wait, because the customer has to go on.
 */
export function RedirectScreen({ attempt, payment, onContinue }: RedirectScreenProps) {
  const { t } = useLocale();
  const { redirectLink } = attempt;
  return (
    <section className="stack">
      <div className="badge" aria-hidden="true">
        <Icon name="lock" size={26} />
      </div>
      <StepHeading>{t('Your payment continues on the bank’s page')}</StepHeading>
      <p className="meta">{t('We are checking for your payment. This page updates automatically.')}</p>
      {redirectLink && (
        <Button onClick={() => onContinue(redirectLink)}>{t('Continue the open payment')}</Button>
      )}
      <PendingActions
        payment={payment}
        warning="After that, do not go on at the bank’s page. You would pay twice."
      />
    </section>
  );
}
