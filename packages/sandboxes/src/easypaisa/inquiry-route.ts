import { fromMajor, toMajorNumber } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import type { PaymentState } from '../payments/payment.ts';
import type { Kit } from '../sandbox.ts';
import { respondToStatus } from '../scenarios/respond-to-status.ts';
import { textOf } from '../text-of.ts';
import { refusalOf } from './charge-routes.ts';
import { EASYPAISA, type EasypaisaOptions } from './easypaisa-options.ts';
import { karachiTime, responseOf } from './response.ts';

const statuses: Readonly<Record<PaymentState, string>> = {
  open: 'PENDING',
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'FAILED',
  expired: 'EXPIRED',
  partRefunded: 'PAID',
  refunded: 'REVERSED',
};

/** Adds POST …/inquire-transaction. */
export function inquiryRoute(app: FastifyInstance, kit: Kit, options: EasypaisaOptions): void {
  app.post('/easypaisa/easypay-service/rest/v4/inquire-transaction', async (request, reply) => {
    const asked = { orderId: textOf(request.body, 'orderId'), storeId: textOf(request.body, 'storeId') };
    const refusal = refusalOf(request, options);
    if (refusal) return responseOf(refusal, asked);
    if (textOf(request.body, 'accountNum') !== options.accountNum) return responseOf('0002', asked);
    const payment = await kit.store.find(EASYPAISA, { merchantReference: asked.orderId });
    if (!payment) return responseOf('0003', asked);
    return respondToStatus(payment, reply, kit, (shown) =>
      responseOf('0000', {
        ...asked,
        accountNum: options.accountNum,
        storeName: 'Sandbox store',
        transactionId: shown.reference,
        transactionStatus: statuses[shown.state],
        transactionAmount: toMajorNumber(fromMajor(shown.settled?.amount ?? shown.amount, 'PKR')),
        transactionDateTime: karachiTime(shown.settled ? new Date(shown.settled.at) : shown.createdAt),
        msisdn: shown.customer.mobile,
        paymentMode: shown.method,
      }),
    );
  });
}
