import { useLocale } from '../i18n/locale-context.ts';
import type { Session } from '../model.ts';
import { Amount } from '../parts/amount.tsx';
import { Panel } from '../parts/panel.tsx';

/** Tells a customer who has paid another amount than the one due what was received and what to do. */
export function OtherAmount({ session, merchant }: { session: Session; merchant: string }) {
  const { t } = useLocale();
  const { amount, receivedAmount, currency, orderId } = session;
  if (receivedAmount === undefined) return null;
  const isLess = receivedAmount < amount;
  return (
    <Panel
      title={isLess ? t('We received less than the amount due') : t('We received more than the amount due')}
    >
      <p>
        {t('Received')}: <Amount value={receivedAmount} currency={currency} />
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
  );
}
