import { fawryStatusMessage } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import { type Refusal, refused, text } from './check-charge.ts';
import { equalSecret } from './equal-secret.ts';
import type { FawrySandboxOptions } from './fawry-sandbox-options.ts';
import { fawrySignature } from './fawry-signature.ts';
import { magicOf } from './magic.ts';
import { orderMessage } from './order-message.ts';

const TYPE = 'PaymentStatusResponse';

/** Adds GET /fawry/ECommerceWeb/Fawry/payments/status/v2, which answers with the signed order of notification V2. */
export function statusRoute(app: FastifyInstance, options: FawrySandboxOptions): void {
  app.get('/fawry/ECommerceWeb/Fawry/payments/status/v2', async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const refusal = check(query, options);
    if (refusal) return { type: TYPE, ...refusal };
    const charge = await options.store.byMerchantReference(text(query.merchantRefNumber));
    if (!charge) return { type: TYPE, ...refused(9938, 'Payment not found') };
    const magic = magicOf(charge.customerMobile);
    if (magic?.at === 'status') return reply.code(500).send({ error: 'Internal Server Error' });
    const overdue = charge.status === 'UNPAID' && charge.expiresAt <= options.now();
    const order = orderMessage(overdue ? { ...charge, status: 'EXPIRED' } : charge, options.secureKey);
    return { type: TYPE, ...order, statusCode: 200, statusDescription: 'Operation done successfully' };
  });
}

function check(
  query: Record<string, unknown>,
  { merchantCode, secureKey }: FawrySandboxOptions,
): Refusal | undefined {
  if (text(query.merchantCode) !== merchantCode) return refused(9901, 'Merchant code is blank or invalid');
  const number = text(query.merchantRefNumber);
  if (number === '') return refused(9944, 'Reference number is blank');
  const expected = fawrySignature(fawryStatusMessage(merchantCode, number, secureKey));
  const signed = equalSecret(expected, text(query.signature).toLowerCase());
  return signed ? undefined : refused(9946, 'Blank or invalid signature');
}
