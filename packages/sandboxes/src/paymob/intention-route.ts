import { isCurrency, type Money, minorUnits, money, toDecimalString } from '@daftar/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { equalSecret } from '../equal-secret.ts';
import { addPayment } from '../payments/new-payment.ts';
import type { Payment } from '../payments/payment.ts';
import { randomDigits } from '../random-digits.ts';
import { rawJson } from '../raw-json.ts';
import type { Kit } from '../sandbox.ts';
import { chargeScenario } from '../scenarios/charge-scenario.ts';
import { sendBrokenResponse } from '../scenarios/send-broken-response.ts';
import { textOf } from '../text-of.ts';
import { PAYMOB, type PaymobOptions } from './paymob-options.ts';

/** Tells whether a request has the secret key. */
export const hasSecretKey = (headers: Record<string, unknown>, { secretKey }: PaymobOptions): boolean =>
  equalSecret(`Token ${secretKey}`, textOf(headers, 'authorization'));

/** Reads an amount in minor units. */
export function readCents(text: string, currency: string): Money | undefined {
  if (!isCurrency(currency) || !/^\d{1,15}$/.test(text)) return undefined;
  return money(BigInt(text), currency);
}

export const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(rawJson(value));

/** Adds POST /paymob/v1/intention/ and the page of the unified checkout. */
export function intentionRoute(app: FastifyInstance, kit: Kit, options: PaymobOptions): void {
  app.post('/paymob/v1/intention/', async (request, reply) => {
    const input: unknown = request.body;
    if (!hasSecretKey(request.headers, options)) return reply.code(401).send({ detail: 'Invalid token.' });
    const amount = readCents(textOf(input, 'amount'), textOf(input, 'currency'));
    if (!amount || amount.minor <= 0n)
      return reply.code(400).send({ amount: ['A valid number is required.'] });
    const method = methodOf(input, options);
    if (!method) return reply.code(400).send({ payment_methods: ['Unknown integration.'] });
    const customer = customerOf(input);
    const does = chargeScenario({ amount: toDecimalString(amount), mobile: customer.mobile });
    if (does === 'refuse') return reply.code(400).send({ detail: 'Refused by the sandbox.' });
    if (does === 'fail') return sendBrokenResponse(does, reply, kit);
    const payment = await keep(input, amount, method, customer, kit);
    if (!payment) return reply.code(400).send({ special_reference: ['This special reference is used.'] });
    if (does) return sendBrokenResponse(does, reply, kit);
    return sendJson(reply.code(201), responseOf(payment, options));
  });

  app.get('/paymob/unifiedcheckout/', async ({ query }, reply) => {
    const key = /^egy_csk_test_([\w-]+)$/.exec(textOf(query, 'clientSecret'))?.[1] ?? '';
    const payment = await kit.store.find(PAYMOB, { key });
    if (!payment || textOf(query, 'publicKey') !== options.publicKey)
      return reply.code(404).send({ detail: 'Not found.' });
    return reply.redirect(`/paymob/pay/${payment.key}`, 302);
  });
}

function methodOf(input: unknown, { cardIntegration, walletIntegration }: PaymobOptions): string | undefined {
  const methods = (input as { payment_methods?: unknown }).payment_methods;
  const first = Array.isArray(methods) ? String(methods[0]) : '';
  return { [cardIntegration]: 'CARD', [walletIntegration]: 'WALLET' }[first];
}

function customerOf(input: unknown): Payment['customer'] {
  const billing = (input as { billing_data?: unknown }).billing_data;
  return {
    name: `${textOf(billing, 'first_name')} ${textOf(billing, 'last_name')}`.trim(),
    mobile: textOf(billing, 'phone_number'),
    email: textOf(billing, 'email'),
    profile: '',
  };
}

function keep(
  input: unknown,
  amount: Money,
  method: string,
  customer: Payment['customer'],
  { store, now }: Kit,
): Promise<Payment | undefined> {
  const items = (input as { items?: unknown }).items;
  const [item] = Array.isArray(items) ? (items as unknown[]) : [];
  return addPayment(
    store,
    {
      provider: PAYMOB,
      merchantReference: textOf(input, 'special_reference'),
      method,
      amount: toDecimalString(amount),
      currency: amount.currency,
      description: textOf(item, 'name'),
      customer,
      returnUrl: textOf(input, 'redirection_url'),
      noticeUrl: textOf(input, 'notification_url'),
      // A number above 2^53, as Paymob's ids can be.
      extra: { transaction: `9${randomDigits(8)}${randomDigits(8)}` },
    },
    now(),
    () => randomDigits(9),
  );
}

const responseOf = (payment: Payment, { cardIntegration, walletIntegration }: PaymobOptions) => ({
  id: `pi_test_${payment.key}`,
  intention_order_id: BigInt(payment.reference),
  client_secret: `egy_csk_test_${payment.key}`,
  payment_methods: [
    {
      integration_id: Number(payment.method === 'CARD' ? cardIntegration : walletIntegration),
      method_type: payment.method === 'CARD' ? 'online' : 'wallet',
      currency: payment.currency,
      live: false,
    },
  ],
  intention_detail: {
    amount: BigInt(payment.amount.replace('.', '')),
    currency: payment.currency,
    exponent: minorUnits(payment.currency),
  },
  special_reference: payment.merchantReference,
  confirmed: false,
  status: 'intended',
  created: payment.createdAt.toISOString(),
  object: 'paymentintention',
});
