import { useLocale } from '../i18n/locale-context.ts';
import type { Session } from '../model.ts';
import { Amount } from '../parts/amount.tsx';
import { Panel } from '../parts/panel.tsx';

interface OtherAmountProps {
  session: Session;
  received: number;
  merchant: string;
}

/**
 * Tells a customer who has paid another amount than the one due what was received and what to do. The form of an open session
 * stays below it, because the merchant may ask for another payment.
 */
export function OtherAmount({ session, received, merchant }: OtherAmountProps) {
  const { t } = useLocale();
  const { amount, currency, orderId, status, receivedCurrency } = session;
  const less = received < amount;
  const title =
    receivedCurrency !== undefined
      ? t('We received another currency than the one due')
      : t(less ? 'We received less than the amount due' : 'We received more than the amount due');
  const names = { merchant, order: orderId };
  return (
    <Panel title={title}>
      <p>
        {t('Received')}: <Amount value={received} currency={receivedCurrency ?? currency} />
        <br />
        {t('Amount due')}: <Amount value={amount} currency={currency} />
      </p>
      <p>
        {status === 'open'
          ? t(
              'Your order is not paid yet. Please contact {merchant} and name the order {order} before you pay again.',
              names,
            )
          : t(
              'Your order is not paid yet. Please do not pay again: contact {merchant} and name the order {order}.',
              names,
            )}
      </p>
    </Panel>
  );
}
