import { montyRefundMessage, montyStatusMessage, parseMoney, toDecimalString } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import { givenBack, refund } from '../payments/refund.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { respondToStatus } from '../scenarios/respond-to-status.ts';
import { textOf } from '../text-of.ts';
import { orderOf, orderStatuses } from './callback.ts';
import { MONTY, type MontyOptions } from './monty-options.ts';
import { isSigned, problem } from './session-route.ts';

/** Adds POST /monty/api/v1/payment/status, which finds a payment by MontyPay's number or the merchant's. */
export function statusRoute(app: FastifyInstance, kit: Kit, { merchantKey, password }: MontyOptions): void {
  app.post('/monty/api/v1/payment/status', async (request, reply) => {
    const input: unknown = request.body;
    const [reference, merchantReference] = [textOf(input, 'payment_id'), textOf(input, 'order_id')];
    if (textOf(input, 'merchant_key') !== merchantKey) return problem(reply, 'merchant_key: not found');
    if (!isSigned(input, montyStatusMessage(reference || merchantReference, password)))
      return problem(reply, 'Hash is not valid.');
    const payment = await kit.store.find(MONTY, reference ? { reference } : { merchantReference });
    if (!payment) return problem(reply, 'payment: Payment not found', 110_001);
    return respondToStatus(payment, reply, kit, (shown) => ({
      payment_id: shown.reference,
      date: (shown.settled?.at ?? shown.createdAt.toISOString()).slice(0, 19).replace('T', ' '),
      status: orderStatuses[shown.state],
      order: orderOf(shown),
      customer: { name: shown.customer.name, email: shown.customer.email },
      refunded_amount: toDecimalString(
        givenBack({ ...shown, refunds: shown.refunds.filter(({ state }) => state === 'done') }),
      ),
    }));
  });
}

/** Adds POST /monty/api/v1/payment/refund. It only accepts the request; the callback has the result. */
export function refundRoute(app: FastifyInstance, kit: Kit, sandbox: Sandbox, options: MontyOptions): void {
  app.post('/monty/api/v1/payment/refund', async (request, reply) => {
    const input: unknown = request.body;
    const [reference, text] = [textOf(input, 'payment_id'), textOf(input, 'amount')];
    if (textOf(input, 'merchant_key') !== options.merchantKey)
      return problem(reply, 'merchant_key: not found');
    if (!isSigned(input, montyRefundMessage(reference, text, options.password)))
      return problem(reply, 'Hash is not valid.');
    const payment = await kit.store.find(MONTY, { reference });
    const amount = payment && parseMoney(text, payment.currency);
    if (!payment || !amount) return problem(reply, 'payment: Payment not found', 110_001);
    const result = await refund(kit, sandbox, payment, { amount, merchantReference: '' });
    if (!result) return problem(reply, 'amount: The amount is above what is left.', 110_002);
    if (result.refund.state === 'refused')
      return problem(reply, 'payment: This payment cannot be refunded.', 110_003);
    return { payment_id: reference, result: 'accepted' };
  });
}
