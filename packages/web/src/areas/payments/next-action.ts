import type { Text } from '../../i18n/text.ts';
import type { Payment } from './payment-queries.ts';

/** The recommended next action on a payment: a sentence, and where or how to do it. */
export type NextAction = {
  readonly tone: 'info' | 'caution' | 'negative';
  readonly text: Text;
  readonly action?:
    | { readonly kind: 'open'; readonly label: Text; readonly to: string }
    | { readonly kind: 'refund'; readonly label: Text };
};

const open = (label: Text, to: string) => ({ action: { kind: 'open', label, to } }) as const;

function ofRefunds({ refunds }: Payment): NextAction | undefined {
  const stuck = refunds.find(({ status }) => status === 'open');
  if (stuck?.dispute)
    return {
      tone: 'negative',
      text: 'The cardholder’s bank took money of this payment back (dispute), and the provider does not say how much. Ask the provider and close the refund.',
      ...open('Close the refund', `/refunds/${stuck._id}`),
    };
  if (stuck)
    return {
      tone: 'caution',
      text: 'The provider gave money back by itself and did not say how much. Its settlement file tells; until then, somebody has to find out.',
      ...open('Close the refund', `/refunds/${stuck._id}`),
    };
  const silent = refunds.find(({ needsPerson }) => needsPerson);
  if (silent)
    return {
      tone: 'negative',
      text: 'The provider does not say how a refund ended, and no other refund of this payment is sent meanwhile. Ask the provider and close the refund.',
      ...open('Close the refund', `/refunds/${silent._id}`),
    };
  const waiting = refunds.find(({ status }) => status === 'requested' || status === 'pending');
  if (!waiting) return undefined;
  return {
    tone: 'info',
    text: 'A refund was sent to the provider, which has not reported its outcome yet.',
    ...open('Show the refund', `/refunds/${waiting._id}`),
  };
}

/** A failed refund, unless a newer one was requested: the user who requested it may have left the page before it failed. */
function ofFailedRefund({ refunds, transaction }: Payment): NextAction | undefined {
  const [last] = [...refunds].sort((a, b) => b.createdDate.localeCompare(a.createdDate));
  if (last?.status !== 'failed') return undefined;
  return {
    tone: 'caution',
    text: 'The last refund failed, so the customer did not get this money.',
    ...(transaction?.refundable
      ? ({ action: { kind: 'refund', label: 'Refund' } } as const)
      : open('Show the refund', `/refunds/${last._id}`)),
  };
}

/** A payment for which another amount than due was received: only people can decide what happens with the money. */
function ofOtherAmount(payment: Payment): NextAction | undefined {
  const { amount, receivedAmount, receivedCurrency, status } = payment;
  if (receivedAmount === undefined) return undefined;
  if (receivedCurrency !== undefined)
    return {
      tone: 'negative',
      text: 'The provider received another currency than is due, so this order is not paid. Agree with the customer, or give the money back at the provider.',
    };
  if (status === 'paid')
    return {
      tone: 'negative',
      text: 'This order is paid, and the provider received another amount besides. Give that money back at the provider, or agree with the customer.',
    };
  return {
    tone: 'negative',
    text:
      receivedAmount < amount
        ? 'The provider received less than is due, so this order is not paid. Agree with the customer on the rest, or give the money back at the provider.'
        : 'The provider received more than is due, so this order is not paid. Agree with the customer, or give the money back at the provider.',
  };
}

function ofMoney({ timeline, transaction, refunds }: Payment): NextAction | undefined {
  const isGivenBack = ({ _id }: Payment['timeline'][number]) =>
    refunds.some(({ transactionId, status }) => transactionId === _id && status !== 'failed');
  const paid = timeline.filter(
    (step) => step.kind === 'payment' && step.status === 'Success' && !isGivenBack(step),
  );
  const second = paid.find(({ duplicate }) => duplicate);
  if (paid.length > 1 && second?._id && second._id !== transaction?._id)
    return {
      tone: 'negative',
      text: 'This order was paid twice. Give one of the payments back.',
      ...open('Show the second payment', `/payments/${second._id}`),
    };
  if (paid.length > 1 && transaction?.refundable)
    return {
      tone: 'negative',
      text: 'This order was paid twice. Give one of the payments back.',
      action: { kind: 'refund', label: 'Refund' },
    };
  return undefined;
}

/** Returns an action for a webhook delivery that was given up, unless the same event has reached another endpoint since. */
function ofWebhooks({ timeline }: Payment): NextAction | undefined {
  const lost = timeline.findLast(({ kind, status }) => kind === 'webhook' && status === 'failed');
  if (!lost?._id) return undefined;
  return {
    tone: 'caution',
    text: 'No webhook about this payment reached the merchant.',
    ...open('Show the delivery', `/webhook-deliveries/${lost._id}`),
  };
}

/** The state of a session in which a customer can still pay. */
function ofOpen({ timeline }: Payment): NextAction {
  const last = timeline.findLast(({ kind }) => kind === 'attempt');
  if (last?.status === 'failed' || last?.status === 'expired')
    return { tone: 'info', text: 'The last attempt failed. The customer can try again.' };
  return { tone: 'info', text: 'The customer has not begun to pay.' };
}

const isGivenBack = ({ amount, refundedAmount = 0 }: NonNullable<Payment['transaction']>): boolean =>
  amount > 0 && refundedAmount >= amount;

/** Tells whether the provider proved the payment, although it counts as failed. */
const wasPaid = ({ timeline, transaction }: Payment): boolean =>
  transaction?.manual === true &&
  timeline.some(
    ({ kind, status, _id }) => kind === 'payment' && status === 'Success' && _id === transaction._id,
  );

function ofState(payment: Payment): NextAction | undefined {
  const { status, transaction } = payment;
  if (status === 'open') return ofOpen(payment);
  if (status === 'pending')
    return {
      tone: 'info',
      text: 'The customer has begun to pay. The provider has not reported the outcome yet.',
    };
  if (status === 'expired' && payment.canceledDate !== undefined)
    return {
      tone: 'info',
      text: 'The merchant canceled this session. It can start a new one for the order.',
    };
  if (status === 'expired')
    return { tone: 'info', text: 'Nobody paid in time. The merchant can start a new session.' };
  if (status === 'failed' && wasPaid(payment))
    return {
      tone: 'caution',
      text: 'The provider took this payment, and a person marked it as failed since. What happened below says who and why.',
    };
  if (status === 'failed') return { tone: 'info', text: 'No money was moved. The customer can try again.' };
  if (transaction && isGivenBack(transaction))
    return { tone: 'info', text: 'The whole amount was given back to the customer.' };
  if (transaction && !transaction.settlementId && transaction.netAmount !== undefined)
    return { tone: 'info', text: 'It is paid and waits for the next settlement.' };
  return undefined;
}

/** Returns the most important next action on a payment; undefined if there is none. */
export const nextAction = (payment: Payment): NextAction | undefined =>
  ofOtherAmount(payment) ??
  ofMoney(payment) ??
  ofRefunds(payment) ??
  ofFailedRefund(payment) ??
  ofWebhooks(payment) ??
  ofState(payment);
