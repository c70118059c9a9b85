import { useLocale } from '../i18n/locale-context.ts';
import type { Session } from '../model.ts';
import { Amount } from '../parts/amount.tsx';
import { Panel } from '../parts/panel.tsx';
import { BackButton, type BackButtonProps } from './back-button.tsx';

interface OtherAmountProps {
  session: Session;
  received: number;
  back: BackButtonProps;
}

/** Tells a customer who has paid another amount than the one due what was received and what to do. */
export function OtherAmount({ session: { amount, currency, orderId }, received, back }: OtherAmountProps) {
  const { t } = useLocale();
  const { merchant } = back;
  const title =
    received < amount ? t('We received less than the amount due') : t('We received more than the amount due');
  return (
    <section className="stack">
      <Panel title={title}>
        <p>
          {t('Received')}: <Amount value={received} currency={currency} />
          <br />
          {t('Amount due')}: <Amount value={amount} currency={currency} />
        </p>
        <p>
          {t(
            'Your order is not paid yet. Please do not pay again: contact {merchant} and name the order {order}.',
            {
              merchant,
              order: orderId,
            },
          )}
        </p>
      </Panel>
      <BackButton {...back} />
    </section>
  );
}
