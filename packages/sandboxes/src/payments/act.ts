import type { Kit, Sandbox } from '../sandbox.ts';
import { scenarioOf } from '../scenarios/scenario-of.ts';
import { cancel, expire, fail, pay } from './moves.ts';
import type { Payment } from './payment.ts';
import { finishRefunds, refund, refundable } from './refund.ts';

const actions = ['pay', 'cancel', 'expire', 'refund', 'refundPart', 'finish'] as const;
/** The actions that a user can choose on a payment's page. */
export type Action = (typeof actions)[number];

export const isAction = (word: string): word is Action => actions.some((action) => action === word);

/** Returns the actions that a payment's state allows. Paying an expired payment simulates a late payment. */
export function possibleActions(payment: Payment): Action[] {
  const { state, refunds } = payment;
  if (state === 'open') return ['pay', 'cancel', 'expire'];
  if (state === 'expired') return ['pay'];
  return [
    ...(refundable(payment).minor > 0n ? (['refund'] as const) : []),
    ...(refundable(payment).minor > 1n ? (['refundPart'] as const) : []),
    ...(refunds.some((one) => one.state === 'waiting') ? (['finish'] as const) : []),
  ];
}

/** Executes an action and queues the notices. Returns undefined if the payment's state no longer allows the action. */
export async function act(
  kit: Kit,
  sandbox: Sandbox,
  payment: Payment,
  action: Action,
): Promise<Payment | undefined> {
  if (!possibleActions(payment).includes(action)) return undefined;
  switch (action) {
    case 'pay':
      return payOrFail(kit, sandbox, payment);
    case 'cancel':
      return cancel(kit, sandbox, payment);
    case 'expire':
      return expire(kit, sandbox, payment);
    case 'refund': {
      const amount = refundable(payment);
      return (await refund(kit, sandbox, payment, { amount, merchantReference: '' }))?.payment;
    }
    case 'refundPart': {
      const left = refundable(payment);
      const amount = { ...left, minor: left.minor / 2n };
      return (await refund(kit, sandbox, payment, { amount, merchantReference: '' }))?.payment;
    }
    case 'finish':
      return finishRefunds(kit, sandbox, payment);
  }
}

/** Pays a payment; fails it instead if the customer's input or the scenario says so. */
export function payOrFail(
  kit: Kit,
  sandbox: Sandbox,
  payment: Payment,
  by = payment.trial ?? { source: payment.customer.mobile, scheme: 'Cash', failure: null },
): Promise<Payment | undefined> {
  const scenario = scenarioOf(payment);
  const forced = scenario?.at === 'payment' && scenario.does === 'fail' ? scenario.failure : null;
  const failure = forced ?? by.failure;
  return failure ? fail(kit, sandbox, payment, failure) : pay(kit, sandbox, payment, by);
}
