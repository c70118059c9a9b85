import type { FastifyInstance } from 'fastify';
import type { Kit } from '../sandbox.ts';
import { respondToStatus } from '../scenarios/respond-to-status.ts';
import { textOf } from '../text-of.ts';
import { PAYTAB, type PaytabOptions } from './paytab-options.ts';
import { problem, refuseWrongCredentials } from './request-route.ts';
import { refundOf, saleOf } from './transaction.ts';

/** Adds POST /paytab/payment/query, which returns one transaction by its tran_ref, or a list of a cart's transactions. */
export function queryRoute(app: FastifyInstance, kit: Kit, options: PaytabOptions): void {
  app.post('/paytab/payment/query', async (request, reply) => {
    const input: unknown = request.body;
    const refusal = refuseWrongCredentials(request.headers, input, reply, options);
    if (refusal) return refusal;
    const [reference, merchantReference] = [textOf(input, 'tran_ref'), textOf(input, 'cart_id')];
    const payment = await kit.store.find(PAYTAB, reference ? { reference } : { merchantReference });
    if (payment)
      return respondToStatus(payment, reply, kit, (shown) => {
        const sale = saleOf(shown, options);
        return reference ? sale : [sale];
      });
    const found = await kit.store.findRefund(PAYTAB, reference ? { reference } : { merchantReference });
    const known = found?.refunds.find((one) =>
      reference ? one.reference === reference : one.merchantReference === merchantReference,
    );
    if (found && known) {
      const refund = refundOf(found, known, options);
      return reference ? refund : [refund];
    }
    return problem(reply, 404, 204, 'Transaction not found');
  });
}
