import { fromMajor, type Money, sumMoney, toDecimalString } from '@daftar/domain';
import { queueNotices } from '../notices/queue-notices.ts';
import { randomDigits } from '../random-digits.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { scenarioOf } from '../scenarios/scenario-of.ts';
import { changePayment } from './change-payment.ts';
import type { Payment, PaymentRefund } from './payment.ts';

/** Returns the sum of a payment's refunds, without the rejected ones. */
export const givenBack = ({ refunds, currency }: Payment): Money =>
  sumMoney(
    refunds.filter(({ state }) => state !== 'refused').map(({ amount }) => fromMajor(amount, currency)),
    currency,
  );

/** Returns the refund that a notice about the payment's state describes; undefined if the payment is not refunded. */
export const latestRefund = ({ state, refunds }: Payment): PaymentRefund | undefined =>
  state === 'refunded' || state === 'partRefunded' ? refunds.at(-1) : undefined;

/** Returns the amount of a payment that can still be refunded; zero unless it is paid. */
export function refundable(payment: Payment): Money {
  const { state, currency, settled, amount } = payment;
  if (!settled || (state !== 'paid' && state !== 'partRefunded')) return fromMajor('0', currency);
  const paid = fromMajor(settled.amount, currency);
  const asked = fromMajor(amount, currency);
  const most = paid.minor < asked.minor ? paid : asked;
  return { currency, minor: most.minor - givenBack(payment).minor };
}

export interface RefundInput {
  amount: Money;
  /** The merchant's number of the refund, or ''. A second request with the same number does not refund again. */
  merchantReference: string;
}

export interface RefundResult {
  payment: Payment;
  refund: PaymentRefund;
}

/**
 * Refunds an amount of a payment. Returns undefined if the amount exceeds the part that is not refunded yet. The scenario can
 * make the refund `refused` or `waiting`.
 */
export async function refund(
  kit: Kit,
  sandbox: Sandbox,
  payment: Payment,
  { amount, merchantReference }: RefundInput,
): Promise<RefundResult | undefined> {
  const known = payment.refunds.find(
    (one) => merchantReference !== '' && one.merchantReference === merchantReference,
  );
  if (known) return { payment, refund: known };
  const scenario = scenarioOf(payment);
  const does = scenario?.at === 'refund' ? scenario.does : undefined;
  const added: PaymentRefund = {
    reference: randomDigits(12),
    merchantReference,
    amount: toDecimalString(amount),
    state: does === 'refuse' ? 'refused' : does === 'wait' ? 'waiting' : 'done',
    at: kit.now().toISOString(),
  };
  const moved = await changePayment(kit.store, payment, (now) =>
    amount.minor > 0n && amount.minor <= refundable(now).minor
      ? withState({ ...now, refunds: [...now.refunds, added] })
      : undefined,
  );
  if (!moved) return undefined;
  if (added.state === 'done') await queueNotices(kit, sandbox, moved);
  kit.wake();
  return { payment: moved, refund: added };
}

/** Completes the refunds that are `waiting`. */
export async function finishRefunds(
  kit: Kit,
  sandbox: Sandbox,
  payment: Payment,
): Promise<Payment | undefined> {
  const moved = await changePayment(kit.store, payment, (now) =>
    now.refunds.some(({ state }) => state === 'waiting')
      ? withState({
          ...now,
          refunds: now.refunds.map((one) => (one.state === 'waiting' ? { ...one, state: 'done' } : one)),
        })
      : undefined,
  );
  if (!moved) return undefined;
  await queueNotices(kit, sandbox, moved);
  kit.wake();
  return moved;
}

/** Returns the payment with the state that its completed refunds result in. */
function withState(payment: Payment): Payment {
  const done = givenBack({ ...payment, refunds: payment.refunds.filter(({ state }) => state === 'done') });
  if (done.minor === 0n) return payment;
  const rest = refundable({ ...payment, state: 'paid', refunds: payment.refunds });
  const waits = payment.refunds.some(({ state }) => state === 'waiting');
  return { ...payment, state: rest.minor === 0n && !waits ? 'refunded' : 'partRefunded' };
}
