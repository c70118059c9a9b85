import { fromMajor, toDecimalString, toMajorNumber } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import { tryCard } from '../cards/try-card.ts';
import { addPayment } from '../payments/new-payment.ts';
import type { Payment, Trial } from '../payments/payment.ts';
import { qrPng } from '../qr-png.ts';
import { randomDigits } from '../random-digits.ts';
import type { Kit } from '../sandbox.ts';
import { chargeScenario } from '../scenarios/charge-scenario.ts';
import { sendBrokenResponse } from '../scenarios/send-broken-response.ts';
import { textOf } from '../text-of.ts';
import { chargeAmount, checkCharge } from './check-charge.ts';
import { fawryCards } from './fawry-cards.ts';
import { FAWRY_CURRENCY, type FawryOptions } from './fawry-options.ts';
import { refused } from './refusal.ts';

const TYPE = 'ChargeResponse';

/** Adds POST /fawry/ECommerceWeb/Fawry/payments/charge. Errors have HTTP status 200, as at Fawry. */
export function chargeRoute(app: FastifyInstance, kit: Kit, options: FawryOptions): void {
  app.post('/fawry/ECommerceWeb/Fawry/payments/charge', async (request, reply) => {
    const input: unknown = request.body;
    const refusal = checkCharge(input, options);
    const money = chargeAmount(input);
    if (refusal || !money) return { type: TYPE, ...refusal };
    const amount = toDecimalString(money);
    const does = chargeScenario({ amount, mobile: textOf(input, 'customerMobile') });
    if (does === 'fail') return sendBrokenResponse(does, reply, kit);
    const payment = await keepCharge(input, amount, kit);
    if (!payment) return { type: TYPE, ...refused(400, 'The merchant reference number is taken') };
    // `checkCharge` has sent the refusals.
    return does && does !== 'refuse' ? sendBrokenResponse(does, reply, kit) : chargeResponse(payment, kit);
  });
}

function keepCharge(input: unknown, amount: string, { store, now }: Kit): Promise<Payment | undefined> {
  const at = now();
  const expiry = Number(textOf(input, 'paymentExpiry'));
  const push = textOf(input, 'debitMobileWalletNo');
  return addPayment(
    store,
    {
      provider: 'fawry',
      merchantReference: textOf(input, 'merchantRefNum'),
      method: textOf(input, 'paymentMethod'),
      amount,
      currency: FAWRY_CURRENCY,
      description: textOf(input, 'description'),
      customer: {
        name: textOf(input, 'customerName'),
        mobile: textOf(input, 'customerMobile'),
        email: textOf(input, 'customerEmail'),
        profile: textOf(input, 'customerProfileId'),
      },
      returnUrl: textOf(input, 'returnUrl'),
      trial: trialOf(input, at),
      extra: push ? { push } : {},
      ...(expiry > at.getTime() && { expiresAt: new Date(expiry) }),
    },
    at,
    () => randomDigits(9),
  );
}

/** Returns the result of the card. Fawry receives the card with the charge; its middle digits and CVV are not stored. */
function trialOf(input: unknown, now: Date): Trial | null {
  if (textOf(input, 'paymentMethod') !== 'CARD') return null;
  const number = textOf(input, 'cardNumber');
  const expiry = `${textOf(input, 'cardExpiryMonth')}/${textOf(input, 'cardExpiryYear')}`;
  return tryCard(fawryCards, { number, expiry, cvv: textOf(input, 'cvv') }, now).trial;
}

function chargeResponse(payment: Payment, kit: Kit): Record<string, unknown> {
  const price = toMajorNumber(fromMajor(payment.amount, payment.currency));
  const page = `${kit.publicUrl()}/fawry/pay/${payment.key}`;
  const response = {
    type: TYPE,
    referenceNumber: payment.reference,
    merchantRefNumber: payment.merchantReference,
    statusCode: 200,
    statusDescription: 'Operation done successfully',
  };
  if (payment.method === 'CARD')
    return { ...response, nextAction: { type: 'THREE_D_SECURE', redirectUrl: page } };
  return {
    ...response,
    orderAmount: price,
    paymentAmount: price,
    fawryFees: 0,
    paymentMethod: payment.method,
    orderStatus: 'NEW',
    expirationTime: payment.expiresAt.getTime(),
    ...(payment.method === 'MWALLET' && !payment.extra.push && { walletQr: qrPng(page).toString('base64') }),
  };
}
