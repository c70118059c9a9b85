import { fawryRefundMessage, parseMoney, toDecimalString } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import { equalSecret } from '../equal-secret.ts';
import { refund } from '../payments/refund.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { textOf } from '../text-of.ts';
import { FAWRY_CURRENCY, type FawryOptions } from './fawry-options.ts';
import { fawrySignature } from './fawry-signature.ts';
import { notFound, refused, wrongMerchant, wrongSignature } from './refusal.ts';

const TYPE = 'ResponseDataModel';

/** Adds POST /fawry/ECommerceWeb/Fawry/payments/refund. Errors have HTTP status 200, as at Fawry. */
export function refundRoute(app: FastifyInstance, kit: Kit, sandbox: Sandbox, options: FawryOptions): void {
  app.post('/fawry/ECommerceWeb/Fawry/payments/refund', async (request) => {
    const input: unknown = request.body;
    const amount = parseMoney(textOf(input, 'refundAmount'), FAWRY_CURRENCY);
    if (textOf(input, 'merchantCode') !== options.merchantCode) return { type: TYPE, ...wrongMerchant };
    if (!amount) return { type: TYPE, ...refused(400, 'Refund amount is blank or invalid') };
    const referenceNumber = textOf(input, 'referenceNumber');
    const signed = {
      merchantCode: options.merchantCode,
      referenceNumber,
      refundAmount: toDecimalString(amount),
      reason: textOf(input, 'reason'),
    };
    const expected = fawrySignature(fawryRefundMessage(signed, options.secureKey));
    if (!equalSecret(expected, textOf(input, 'signature').toLowerCase()))
      return { type: TYPE, ...wrongSignature };
    const payment = await kit.store.find('fawry', { reference: referenceNumber });
    if (!payment) return { type: TYPE, ...notFound };
    const result = await refund(kit, sandbox, payment, { amount, merchantReference: '' });
    if (!result) return { type: TYPE, ...refused(9935, 'Refund amount is greater than the paid amount') };
    if (result.refund.state === 'refused')
      return { type: TYPE, ...refused(9936, 'This payment cannot be refunded') };
    return { type: TYPE, statusCode: 200, statusDescription: 'Operation done successfully' };
  });
}
