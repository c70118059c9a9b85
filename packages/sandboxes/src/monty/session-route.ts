import { randomUUID } from 'node:crypto';
import { isCurrency, montySessionMessage, parseMoney, toDecimalString } from '@daftar/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { equalSecret } from '../equal-secret.ts';
import { addPayment } from '../payments/new-payment.ts';
import type { Kit } from '../sandbox.ts';
import { chargeScenario } from '../scenarios/charge-scenario.ts';
import { sendBrokenResponse } from '../scenarios/send-broken-response.ts';
import { textOf } from '../text-of.ts';
import { MONTY, type MontyOptions, montyHash } from './monty-options.ts';

/** Sends an error in MontyPay's format. */
export const problem = (reply: FastifyReply, message: string, code = 100_000): FastifyReply =>
  reply.code(400).send({
    error_code: 0,
    error_message: 'Request data is invalid.',
    errors: [{ error_code: code, error_message: message }],
  });

/** Tells whether the hash of a request is correct. */
export const isSigned = (input: unknown, message: string): boolean =>
  equalSecret(montyHash(message), textOf(input, 'hash'));

/** Adds POST /monty/api/v1/session. */
export function sessionRoute(app: FastifyInstance, kit: Kit, { merchantKey, password }: MontyOptions): void {
  app.post('/monty/api/v1/session', async (request, reply) => {
    const input = request.body as { order?: unknown; customer?: unknown } | undefined;
    const order = {
      number: textOf(input?.order, 'number'),
      amount: textOf(input?.order, 'amount'),
      currency: textOf(input?.order, 'currency'),
      description: textOf(input?.order, 'description'),
    };
    if (textOf(input, 'merchant_key') !== merchantKey) return problem(reply, 'merchant_key: not found');
    if (!isSigned(input, montySessionMessage(order, password))) return problem(reply, 'Hash is not valid.');
    const amount = isCurrency(order.currency) ? parseMoney(order.amount, order.currency) : undefined;
    // The amount must have all decimals of its currency.
    if (!amount || amount.minor <= 0n || toDecimalString(amount) !== order.amount)
      return problem(reply, 'order.amount: This value is not valid.');
    const url = textOf(input, 'success_url');
    if (!URL.canParse(url)) return problem(reply, 'success_url: This value is not a valid URL.');
    const mobile = textOf(input?.customer, 'phone');
    const does = chargeScenario({ amount: order.amount, mobile });
    if (does === 'refuse') return problem(reply, 'Refused by the sandbox');
    if (does === 'fail') return sendBrokenResponse(does, reply, kit);
    const payment = await addPayment(
      kit.store,
      {
        provider: MONTY,
        merchantReference: order.number,
        method: 'CARD',
        amount: order.amount,
        currency: amount.currency,
        description: order.description,
        customer: {
          name: textOf(input?.customer, 'name'),
          mobile,
          email: textOf(input?.customer, 'email'),
          profile: '',
        },
        returnUrl: url,
        extra: { cancelUrl: textOf(input, 'cancel_url') },
      },
      kit.now(),
      randomUUID,
    );
    if (!payment) return problem(reply, 'order.number: Duplicate');
    if (does) return sendBrokenResponse(does, reply, kit);
    return { redirect_url: `${kit.publicUrl()}/monty/pay/${payment.key}` };
  });
}
