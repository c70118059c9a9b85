import { randomUUID } from 'node:crypto';
import { isCurrency, type Money, parseMoney, toDecimalString } from '@daftar/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { equalSecret } from '../equal-secret.ts';
import { addPayment } from '../payments/new-payment.ts';
import type { Payment } from '../payments/payment.ts';
import { refund } from '../payments/refund.ts';
import { randomDigits } from '../random-digits.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { chargeScenario } from '../scenarios/charge-scenario.ts';
import { sendBrokenResponse } from '../scenarios/send-broken-response.ts';
import { textOf } from '../text-of.ts';
import { PAYTAB, type PaytabOptions } from './paytab-options.ts';
import { refundOf } from './transaction.ts';

export const problem = (reply: FastifyReply, status: number, code: number, message: string): FastifyReply =>
  reply.code(status).send({ code, message, trace: `PMNT${randomUUID().slice(0, 8)}` });

/** Sends an error if the request has a wrong key or profile; returns undefined if both are correct. */
export function refuseWrongCredentials(
  headers: Record<string, unknown>,
  body: unknown,
  reply: FastifyReply,
  { profileId, serverKey }: PaytabOptions,
): FastifyReply | undefined {
  if (!equalSecret(serverKey, textOf(headers, 'authorization')))
    return problem(reply, 401, 1, 'Authentication failed. Check authentication header.');
  return textOf(body, 'profile_id') === profileId ? undefined : problem(reply, 400, 2, 'Invalid profile ID');
}

/** Adds POST /paytab/payment/request, which starts a sale on the hosted page or refunds one. */
export function requestRoute(app: FastifyInstance, kit: Kit, sandbox: Sandbox, options: PaytabOptions): void {
  app.post('/paytab/payment/request', async (request, reply) => {
    const input: unknown = request.body;
    const refusal = refuseWrongCredentials(request.headers, input, reply, options);
    if (refusal) return refusal;
    const currency = textOf(input, 'cart_currency');
    const amount = isCurrency(currency) ? parseMoney(textOf(input, 'cart_amount'), currency) : undefined;
    if (!amount || amount.minor <= 0n) return problem(reply, 400, 206, 'Invalid cart amount or currency');
    if (textOf(input, 'cart_id') === '') return problem(reply, 400, 206, 'Cart ID is missing');
    return textOf(input, 'tran_type') === 'refund'
      ? giveBack(input, amount, reply, kit, sandbox, options)
      : sell(input, amount, reply, kit);
  });
}

async function sell(input: unknown, amount: Money, reply: FastifyReply, kit: Kit): Promise<unknown> {
  const details = (input as { customer_details?: unknown }).customer_details;
  const given = {
    provider: PAYTAB,
    merchantReference: textOf(input, 'cart_id'),
    method: 'CARD',
    amount: toDecimalString(amount),
    currency: amount.currency,
    description: textOf(input, 'cart_description'),
    customer: {
      name: textOf(details, 'name'),
      mobile: textOf(details, 'phone'),
      email: textOf(details, 'email'),
      profile: '',
    },
    returnUrl: textOf(input, 'return'),
    noticeUrl: textOf(input, 'callback'),
  };
  if (!URL.canParse(given.returnUrl) || !URL.canParse(given.noticeUrl))
    return problem(reply, 400, 206, 'Invalid return or callback URL');
  const does = chargeScenario({ amount: given.amount, mobile: given.customer.mobile });
  if (does === 'refuse') return problem(reply, 400, 200, 'Refused by the sandbox');
  if (does === 'fail') return sendBrokenResponse(does, reply, kit);
  const payment = await addPayment(kit.store, given, kit.now(), () => `TST${randomDigits(13)}`);
  if (!payment) return problem(reply, 400, 4, 'Duplicate Request');
  return does ? sendBrokenResponse(does, reply, kit) : saleResponse(payment, kit);
}

const saleResponse = (payment: Payment, kit: Kit): Record<string, unknown> => ({
  tran_ref: payment.reference,
  tran_type: 'Sale',
  cart_id: payment.merchantReference,
  cart_description: payment.description,
  cart_currency: payment.currency,
  cart_amount: payment.amount,
  callback: payment.noticeUrl,
  return: payment.returnUrl,
  redirect_url: `${kit.publicUrl()}/paytab/pay/${payment.key}`,
  serviceId: 2,
  trace: `PMNT${randomUUID().slice(0, 8)}`,
});

async function giveBack(
  input: unknown,
  amount: Money,
  reply: FastifyReply,
  kit: Kit,
  sandbox: Sandbox,
  options: PaytabOptions,
): Promise<unknown> {
  const payment = await kit.store.find(PAYTAB, { reference: textOf(input, 'tran_ref') });
  if (!payment || payment.currency !== amount.currency)
    return problem(reply, 400, 317, 'Invalid transaction reference');
  const result = await refund(kit, sandbox, payment, {
    amount,
    merchantReference: textOf(input, 'cart_id'),
  });
  return result
    ? refundOf(result.payment, result.refund, options)
    : problem(reply, 400, 318, 'Unable to process your request: the amount is above what is left');
}
