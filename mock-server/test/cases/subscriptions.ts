import { type Case, one } from './case.ts';
import { openOrder } from './payments.ts';

export const subscriptions: Case[] = [
  one('addSubscription', async (stage) => {
    const { serviceId } = await openOrder(stage, 'Fawry', 'NB-40001');
    const wallet = { serviceId, msisdn: '201001234567', subscriptionType: 'monthly', amount: 35.5 } as const;
    const { _id, subscriptionAmount } = await stage.owner.subscriptions.create(wallet);
    if (subscriptionAmount <= 0) throw new Error(`A subscription takes ${subscriptionAmount}`);
    stage.keep('subscription', _id);
  }),
  one('getSubscription', (stage) => stage.owner.subscriptions.retrieve(stage.kept('subscription'))),
  one('setSubscriptionStatus', async (stage) => {
    const change = { status: 'Paused', reason: 'The customer asked for it' } as const;
    await stage.owner.subscriptions.setStatus(stage.kept('subscription'), change);
  }),
];
