import { toMajorNumber } from '@daftar/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ChargeInput, chargeAmount, checkCharge, refused, text } from './check-charge.ts';
import type { FawrySandboxOptions } from './fawry-sandbox-options.ts';
import type { FawryCharge } from './fawry-store.ts';
import { keepCharge } from './keep-charge.ts';
import { type Magic, magicOf } from './magic.ts';
import { egp, PAYMENT_METHOD } from './order-message.ts';

const HANG_MS = 60_000;

/** Adds POST /fawry/ECommerceWeb/Fawry/payments/charge for PAYATFAWRY. Like Fawry, it answers errors with HTTP 200. */
export function chargeRoute(app: FastifyInstance, options: FawrySandboxOptions): void {
  app.post('/fawry/ECommerceWeb/Fawry/payments/charge', async (request, reply) => {
    const input = (request.body ?? {}) as ChargeInput;
    const refusal = checkCharge(input, options);
    const amount = chargeAmount(input);
    if (refusal || !amount) return { type: 'ChargeResponse', ...refusal };
    const magic = magicOf(text(input.customerMobile));
    if (magic?.at === 'charge' && magic.does === 'fail')
      return reply.code(500).send({ error: 'Internal Server Error' });
    const charge = await keepCharge(input, amount, options.store, options.now());
    if (!charge) return { type: 'ChargeResponse', ...refused(400, 'The merchant reference number is taken') };
    return misbehave(magic, reply, options.hangMs ?? HANG_MS) ?? chargeAnswer(charge);
  });
}

const chargeAnswer = (charge: FawryCharge): Record<string, unknown> => ({
  type: 'ChargeResponse',
  referenceNumber: charge.referenceNumber,
  merchantRefNumber: charge.merchantRefNumber,
  orderAmount: toMajorNumber(egp(charge.amount)),
  paymentAmount: toMajorNumber(egp(charge.amount)),
  fawryFees: 0,
  paymentMethod: PAYMENT_METHOD,
  orderStatus: 'NEW',
  expirationTime: charge.expiresAt.getTime(),
  statusCode: 200,
  statusDescription: 'Operation done successfully',
});

/** Simulates a lost answer of an existing charge: no answer, or one that is not JSON. */
function misbehave(magic: Magic | undefined, reply: FastifyReply, hangMs: number): FastifyReply | undefined {
  if (magic?.does === 'garble')
    return reply.type('text/html').send('<html><body>Service temporarily unavailable</body></html>');
  if (magic?.does !== 'hang') return undefined;
  const timer = setTimeout(() => reply.raw.destroy(), hangMs);
  reply.raw.once('close', () => clearTimeout(timer));
  return reply.hijack();
}
