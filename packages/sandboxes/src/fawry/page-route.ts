import { fawryPageMessage, parseMoney, toDecimalString } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import { equalSecret } from '../equal-secret.ts';
import { addPayment } from '../payments/new-payment.ts';
import { randomDigits } from '../random-digits.ts';
import type { Kit } from '../sandbox.ts';
import { chargeScenario } from '../scenarios/charge-scenario.ts';
import { sendBrokenResponse } from '../scenarios/send-broken-response.ts';
import { textOf } from '../text-of.ts';
import { FAWRY_CURRENCY, type FawryOptions } from './fawry-options.ts';
import { fawrySignature } from './fawry-signature.ts';
import { refused, wrongMerchant, wrongSignature } from './refusal.ts';

/** Adds POST /fawry/fawrypay-api/api/payments/init, which returns the address of Fawry's own page as plain text. */
export function pageRoute(app: FastifyInstance, kit: Kit, options: FawryOptions): void {
  app.post('/fawry/fawrypay-api/api/payments/init', async (request, reply) => {
    const input: unknown = request.body;
    const items = (input as { chargeItems?: unknown }).chargeItems;
    const [item] = Array.isArray(items) ? (items as unknown[]) : [];
    const money = parseMoney(textOf(item, 'price'), FAWRY_CURRENCY);
    if (textOf(input, 'merchantCode') !== options.merchantCode) return wrongMerchant;
    if (!money || money.minor <= 0n) return refused(400, 'Price is blank or invalid');
    const amount = toDecimalString(money);
    if (!equalSecret(signatureOf(input, item, amount, options), textOf(input, 'signature')))
      return wrongSignature;
    const mobile = textOf(input, 'customerMobile');
    const does = chargeScenario({ amount, mobile });
    if (does === 'refuse') return refused(9999, 'Refused by the sandbox');
    if (does === 'fail') return sendBrokenResponse(does, reply, kit);
    const payment = await addPayment(
      kit.store,
      {
        provider: 'fawry',
        merchantReference: textOf(input, 'merchantRefNum'),
        method: 'CARD',
        amount,
        currency: FAWRY_CURRENCY,
        description: textOf(item, 'description'),
        customer: {
          name: textOf(input, 'customerName'),
          mobile,
          email: textOf(input, 'customerEmail'),
          profile: textOf(input, 'customerProfileId'),
        },
        returnUrl: textOf(input, 'returnUrl'),
      },
      kit.now(),
      () => randomDigits(9),
    );
    if (!payment) return refused(400, 'The merchant reference number is taken');
    if (does) return sendBrokenResponse(does, reply, kit);
    return reply.type('text/plain').send(`${kit.publicUrl()}/fawry/pay/${payment.key}`);
  });
}

function signatureOf(input: unknown, item: unknown, price: string, options: FawryOptions): string {
  const page = {
    merchantCode: options.merchantCode,
    merchantRefNum: textOf(input, 'merchantRefNum'),
    customerProfileId: textOf(input, 'customerProfileId'),
    returnUrl: textOf(input, 'returnUrl'),
    itemId: textOf(item, 'itemId'),
    quantity: Number(textOf(item, 'quantity')),
    price,
  };
  return fawrySignature(fawryPageMessage(page, options.secureKey));
}
