import type { FastifyInstance } from 'fastify';
import type { Kit } from '../sandbox.ts';
import { keep, rupees } from './charge-route.ts';
import { fieldsOf, type JazzcashOptions, refusalOf } from './jazzcash-options.ts';

/** Adds the page to which a shop's browser posts a signed form for a card (MPAY). */
export function cardRoute(app: FastifyInstance, kit: Kit, options: JazzcashOptions): void {
  app.post('/jazzcash/CustomerPortal/transactionmanagement/merchantform/', async (request, reply) => {
    const fields = fieldsOf(request.body);
    const amount = rupees(fields.pp_Amount);
    const isValid =
      refusalOf(fields, options) === undefined &&
      amount !== undefined &&
      fields.pp_TxnType === 'MPAY' &&
      fields.pp_TxnCurrency === 'PKR' &&
      URL.canParse(fields.pp_ReturnURL ?? '');
    if (!isValid) return reply.code(400).send({ pp_ResponseCode: '110' });
    const payment = await keep(fields, 'MPAY', amount, kit);
    if (!payment) return reply.code(400).send({ pp_ResponseCode: '110' });
    return reply.redirect(`/jazzcash/pay/${payment.key}`, 303);
  });
}
