import { addMoney, fromMajor, minorUnits, money, subtractMoney, toDecimalString } from '@daftar/domain';
import { queueNotices } from '../notices/queue-notices.ts';
import { randomDigits } from '../random-digits.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { scenarioOf } from '../scenarios/scenario-of.ts';
import { changePayment } from './change-payment.ts';
import type { Failure, Payment, Settled } from './payment.ts';

type Move = (kit: Kit, sandbox: Sandbox, payment: Payment) => Promise<Payment | undefined>;

/** Returns a function that changes a payment and queues the notice, if the payment's state still allows the change. */
const moving =
  (change: (payment: Payment, now: Date) => Payment | undefined): Move =>
  async (kit, sandbox, payment) => {
    const moved = await changePayment(kit.store, payment, (now) => change(now, kit.now()));
    if (!moved) return undefined;
    await queueNotices(kit, sandbox, moved);
    kit.wake();
    return moved;
  };

/** Pays a payment. An expired payment can be paid, too, as a late payment. */
export const pay = (
  kit: Kit,
  sandbox: Sandbox,
  payment: Payment,
  by: Pick<Settled, 'source' | 'scheme'>,
): Promise<Payment | undefined> =>
  moving((now, at) =>
    now.state === 'open' || now.state === 'expired'
      ? { ...now, state: 'paid', trial: null, settled: settle(now, by, at) }
      : undefined,
  )(kit, sandbox, payment);

/** Fails a payment that the customer's bank or wallet declines. */
export const fail = (
  kit: Kit,
  sandbox: Sandbox,
  payment: Payment,
  failure: Failure,
): Promise<Payment | undefined> =>
  moving((now) => (now.state === 'open' ? { ...now, state: 'failed', failure } : undefined))(
    kit,
    sandbox,
    payment,
  );

export const cancel: Move = moving((now) =>
  now.state === 'open' ? { ...now, state: 'canceled' } : undefined,
);

export const expire: Move = moving((now) =>
  now.state === 'open' ? { ...now, state: 'expired' } : undefined,
);

const FEE_MINOR = 250n;

function settle(payment: Payment, { source, scheme }: Pick<Settled, 'source' | 'scheme'>, at: Date): Settled {
  const { currency } = payment;
  const scenario = scenarioOf(payment);
  const does = scenario?.at === 'payment' ? scenario.does : undefined;
  const asked = fromMajor(payment.amount, currency);
  const one = money(10n ** BigInt(minorUnits(currency)), currency);
  const fees = money(does === 'surcharge' && payment.provider === 'fawry' ? FEE_MINOR : 0n, currency);
  const less = does === 'underpay' && asked.minor > one.minor;
  return {
    receipt: randomDigits(12),
    amount: toDecimalString(less ? subtractMoney(asked, one) : addMoney(asked, fees)),
    fees: toDecimalString(fees),
    at: at.toISOString(),
    source,
    scheme,
  };
}
