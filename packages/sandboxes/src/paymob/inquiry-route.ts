import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { equalSecret } from '../equal-secret.ts';
import { refund } from '../payments/refund.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { respondToStatus } from '../scenarios/respond-to-status.ts';
import { textOf } from '../text-of.ts';
import { hasSecretKey, readCents, sendJson } from './intention-route.ts';
import { PAYMOB, type PaymobOptions } from './paymob-options.ts';
import { refundTransactionOf, transactionOf } from './transaction.ts';

/** The token that a client gets for the API key. */
const tokenOf = ({ apiKey }: PaymobOptions): string =>
  createHash('sha256').update(`token of ${apiKey}`).digest('hex');

const hasToken = (headers: Record<string, unknown>, options: PaymobOptions): boolean =>
  equalSecret(`Bearer ${tokenOf(options)}`, textOf(headers, 'authorization'));

/** Adds the routes that return a token for the API key and find a transaction by the merchant's number. */
export function inquiryRoute(app: FastifyInstance, kit: Kit, options: PaymobOptions): void {
  app.post('/paymob/api/auth/tokens', async (request, reply) =>
    equalSecret(options.apiKey, textOf(request.body, 'api_key'))
      ? reply.code(201).send({ token: tokenOf(options) })
      : reply.code(403).send({ detail: 'incorrect credentials' }),
  );

  app.post('/paymob/api/ecommerce/orders/transaction_inquiry', async (request, reply) => {
    if (!hasToken(request.headers, options))
      return reply.code(401).send({ detail: 'Incorrect authentication credentials.' });
    const merchantReference = textOf(request.body, 'merchant_order_id');
    const payment = await kit.store.find(PAYMOB, { merchantReference });
    // There is no transaction before the customer's attempt to pay.
    const isBegun = payment && payment.state !== 'open' && payment.state !== 'expired';
    if (!isBegun) return reply.code(404).send({ detail: 'Not found.' });
    return respondToStatus(payment, reply, kit, (shown) => sendJson(reply, transactionOf(shown, options)));
  });
}

/** Adds GET /paymob/api/acceptance/transactions/{id}, which returns the transaction of a payment or of a refund. */
export function transactionRoute(app: FastifyInstance, kit: Kit, options: PaymobOptions): void {
  app.get<{ Params: { id: string } }>('/paymob/api/acceptance/transactions/:id', async (request, reply) => {
    if (!hasToken(request.headers, options))
      return reply.code(401).send({ detail: 'Incorrect authentication credentials.' });
    const { id } = request.params;
    const payment = await kit.store.findExtra(PAYMOB, { transaction: id });
    if (payment && payment.state !== 'open') return sendJson(reply, transactionOf(payment, options));
    const parent = await kit.store.findRefund(PAYMOB, { reference: id });
    const refund = parent?.refunds.find(({ reference }) => reference === id);
    if (!parent || !refund) return reply.code(404).send({ detail: 'Not found.' });
    return sendJson(reply, refundTransactionOf(parent, refund, options));
  });
}

/** Adds POST /paymob/api/acceptance/void_refund/refund. */
export function refundRoute(app: FastifyInstance, kit: Kit, sandbox: Sandbox, options: PaymobOptions): void {
  app.post('/paymob/api/acceptance/void_refund/refund', async (request, reply) => {
    if (!hasSecretKey(request.headers, options)) return reply.code(401).send({ detail: 'Invalid token.' });
    const transaction = textOf(request.body, 'transaction_id');
    const payment = await kit.store.findExtra(PAYMOB, { transaction });
    const amount = payment && readCents(textOf(request.body, 'amount_cents'), payment.currency);
    if (!payment || !amount) return reply.code(404).send({ detail: 'Not found.' });
    const result = await refund(kit, sandbox, payment, { amount, merchantReference: '' });
    if (!result)
      return reply.code(400).send({ message: 'Full Amount has been already refunded or amount is too high' });
    if (result.refund.state === 'refused')
      return reply.code(400).send({ message: 'This transaction cannot be refunded' });
    return sendJson(reply.code(201), refundTransactionOf(result.payment, result.refund, options));
  });
}
