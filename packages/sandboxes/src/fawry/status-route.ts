import { fawryStatusMessage } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import { equalSecret } from '../equal-secret.ts';
import type { Kit } from '../sandbox.ts';
import { respondToStatus } from '../scenarios/respond-to-status.ts';
import { textOf } from '../text-of.ts';
import type { FawryOptions } from './fawry-options.ts';
import { fawrySignature } from './fawry-signature.ts';
import { orderMessage } from './order-message.ts';
import { blankReference, notFound, type Refusal, wrongMerchant, wrongSignature } from './refusal.ts';

const TYPE = 'PaymentStatusResponse';

/** Adds GET /fawry/ECommerceWeb/Fawry/payments/status/v2, which returns the signed order of notification V2. */
export function statusRoute(app: FastifyInstance, kit: Kit, options: FawryOptions): void {
  app.get('/fawry/ECommerceWeb/Fawry/payments/status/v2', async (request, reply) => {
    const refusal = check(request.query, options);
    if (refusal) return { type: TYPE, ...refusal };
    const merchantReference = textOf(request.query, 'merchantRefNumber');
    const payment = await kit.store.find('fawry', { merchantReference });
    if (!payment) return { type: TYPE, ...notFound };
    return respondToStatus(payment, reply, kit, (shown) => ({
      type: TYPE,
      ...orderMessage(shown, options.secureKey),
      statusCode: 200,
      statusDescription: 'Operation done successfully',
    }));
  });
}

function check(query: unknown, { merchantCode, secureKey }: FawryOptions): Refusal | undefined {
  if (textOf(query, 'merchantCode') !== merchantCode) return wrongMerchant;
  const number = textOf(query, 'merchantRefNumber');
  if (number === '') return blankReference;
  const expected = fawrySignature(fawryStatusMessage(merchantCode, number, secureKey));
  return equalSecret(expected, textOf(query, 'signature').toLowerCase()) ? undefined : wrongSignature;
}
