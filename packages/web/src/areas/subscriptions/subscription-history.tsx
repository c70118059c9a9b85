import { HistoryScreen } from '../../kit/features/history/history-screen.tsx';
import { SubscriberStatus } from './subscriber-status.tsx';
import { subscriptionQueries } from './subscription-queries.ts';

export function SubscriptionHistory() {
  return (
    <HistoryScreen
      kind="subscription"
      queryOf={subscriptionQueries.detail}
      title={({ subscription }) => ({ name: subscription.msisdn })}
      aside={({ subscription }) => <SubscriberStatus of={subscription} />}
      country={({ subscription }) => subscription.country}
      currency={({ subscription }) => subscription.currency}
      created={({ subscription }) => subscription.createdDate}
      back="/subscriptions"
    />
  );
}
