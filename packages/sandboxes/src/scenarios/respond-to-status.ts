import { addMoney, fromMajor, minorUnits, money, toDecimalString } from '@daftar/domain';
import type { FastifyReply } from 'fastify';
import type { Payment } from '../payments/payment.ts';
import type { Kit } from '../sandbox.ts';
import { scenarioOf } from './scenario-of.ts';
import { sendBrokenResponse } from './send-broken-response.ts';

/**
 * Responds to a status request with `write`, or as the payment's scenario says. A payment after its expiry time is shown as
 * expired.
 */
export function respondToStatus(
  payment: Payment,
  reply: FastifyReply,
  kit: Kit,
  write: (shown: Payment) => unknown,
): unknown {
  const overdue = payment.state === 'open' && payment.expiresAt <= kit.now();
  const shown: Payment = overdue ? { ...payment, state: 'expired' } : payment;
  const scenario = scenarioOf(payment);
  if (scenario?.at !== 'status') return write(shown);
  return scenario.does === 'contradict'
    ? write(withMore(shown))
    : sendBrokenResponse(scenario.does, reply, kit);
}

/** Returns the payment with the requested and the paid amount increased by one major unit. */
function withMore(payment: Payment): Payment {
  const { currency, settled } = payment;
  const one = money(10n ** BigInt(minorUnits(currency)), currency);
  const more = (amount: string) => toDecimalString(addMoney(fromMajor(amount, currency), one));
  return {
    ...payment,
    amount: more(payment.amount),
    settled: settled && { ...settled, amount: more(settled.amount) },
  };
}
