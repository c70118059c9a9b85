import type { FastifyInstance } from 'fastify';
import type { Payment } from '../payments/payment.ts';
import type { Kit } from '../sandbox.ts';
import { chargeScenario } from '../scenarios/charge-scenario.ts';
import { keep, rupees } from './charge-route.ts';
import {
  fieldsOf,
  JAZZCASH,
  type JazzcashFields,
  type JazzcashOptions,
  refusalOf,
} from './jazzcash-options.ts';

/** Adds the page to which the shop's page posts a signed form for a card payment (MPAY). */
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
    if (chargeScenario({ amount, mobile: '' }) === 'refuse')
      return reply.code(400).send({ pp_ResponseCode: '999' });
    const payment = await kept(fields, amount, kit);
    if (!payment) return reply.code(400).send({ pp_ResponseCode: '110' });
    return reply.redirect(`/jazzcash/pay/${payment.key}`, 303);
  });
}

/**
 * Stores the payment and returns it. Returns the stored payment if the customer has gone back and the same form is posted
 * again.
 */
async function kept(fields: JazzcashFields, amount: string, kit: Kit): Promise<Payment | undefined> {
  const added = await keep(fields, 'MPAY', amount, kit);
  if (added) return added;
  const found = await kit.store.find(JAZZCASH, { merchantReference: fields.pp_TxnRefNo ?? '' });
  return found?.method === 'MPAY' && found.amount === amount ? found : undefined;
}
