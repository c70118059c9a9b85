import { fromMajor } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import { refund } from '../payments/refund.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { respondToStatus } from '../scenarios/respond-to-status.ts';
import { rupees } from './charge-route.ts';
import { fieldsOf, JAZZCASH, type JazzcashOptions, refusalOf } from './jazzcash-options.ts';
import { inquiryFields, responseOf } from './response.ts';

const statuses = {
  open: 'Pending',
  paid: 'Completed',
  failed: 'Failed',
  canceled: 'Failed',
  expired: 'Dropped',
  partRefunded: 'Partially Refunded',
  refunded: 'Refunded',
} as const;

/**
 * Adds POST …/PaymentInquiry/Inquire. pp_ResponseCode is the result of the request, pp_PaymentResponseCode that of the
 * payment.
 */
export function inquiryRoute(app: FastifyInstance, kit: Kit, options: JazzcashOptions): void {
  app.post('/jazzcash/ApplicationAPI/API/PaymentInquiry/Inquire', async (request, reply) => {
    const fields = fieldsOf(request.body);
    const asked = { pp_TxnRefNo: fields.pp_TxnRefNo ?? '' };
    const refusal = refusalOf(fields, options);
    if (refusal) return responseOf(refusal, asked, options);
    const payment = await kit.store.find(JAZZCASH, { merchantReference: asked.pp_TxnRefNo });
    if (!payment) return responseOf('109', asked, options);
    return respondToStatus(payment, reply, kit, (shown) =>
      responseOf('000', { ...inquiryFields(shown, options), pp_Status: statuses[shown.state] }, options),
    );
  });
}

const WALLET = 'Purchase/domwalletrefundtransaction';
const CARD = 'authorize/Refund';

/** Adds the refund routes of wallets and of cards. A refund succeeds or fails at once. */
export function refundRoutes(
  app: FastifyInstance,
  kit: Kit,
  sandbox: Sandbox,
  options: JazzcashOptions,
): void {
  for (const path of [WALLET, CARD]) {
    app.post(`/jazzcash/ApplicationAPI/API/${path}`, async (request) => {
      const fields = fieldsOf(request.body);
      const asked = { pp_TxnRefNo: fields.pp_TxnRefNo ?? '', pp_Amount: fields.pp_Amount ?? '' };
      const refusal = refusalOf(fields, options);
      if (refusal) return responseOf(refusal, asked, options);
      const amount = rupees(fields.pp_Amount);
      const payment = await kit.store.find(JAZZCASH, { merchantReference: asked.pp_TxnRefNo });
      // Refunds of cards do not require the merchant's PIN.
      const isCard = path === CARD;
      const isAllowed = isCard
        ? payment?.method === 'MPAY'
        : payment?.method === 'MWALLET' && fields.pp_MerchantMPIN === options.mpin;
      if (!payment || !amount || !isAllowed) return responseOf('110', asked, options);
      const result = await refund(kit, sandbox, payment, {
        amount: fromMajor(amount, 'PKR'),
        merchantReference: '',
      });
      if (!result || result.refund.state === 'refused') return responseOf('999', asked, options);
      const code = result.refund.state === 'waiting' ? '157' : '000';
      return responseOf(code, { ...asked, pp_RetreivalReferenceNo: result.refund.reference }, options);
    });
  }
}
