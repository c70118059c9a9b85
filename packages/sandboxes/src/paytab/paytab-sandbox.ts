import { paytabsReturnMessage } from '@daftar/domain';
import { cardHints } from '../cards/card-hints.ts';
import { hmacHex } from '../hmac.ts';
import type { NoticeDraft } from '../notices/notice.ts';
import type { Leave } from '../pages/customer-flow.ts';
import { said } from '../pages/said.ts';
import type { Payment } from '../payments/payment.ts';
import { latestRefund } from '../payments/refund.ts';
import type { Sandbox } from '../sandbox.ts';
import { PAYTAB, type PaytabOptions, paytabCards } from './paytab-options.ts';
import { queryRoute } from './query-route.ts';
import { requestRoute } from './request-route.ts';
import { refundOf, resultOf, saleOf } from './transaction.ts';

/** Creates the imitation of PayTabs: the hosted page, the signed callback and redirect, query and refunds. */
export function paytabSandbox(options: PaytabOptions): Sandbox {
  const sandbox: Sandbox = {
    name: PAYTAB,
    title: said('PayTabs'),
    about: said('Cards on a page of PayTabs.'),
    hints: cardHints(paytabCards),
    flow: {
      kind: () => 'card',
      cards: paytabCards,
      leave: (payment) => leaveOf(payment, options),
    },
    notice: (payment, forged) => noticeOf(payment, forged, options),
    mount: (app, kit) => {
      requestRoute(app, kit, sandbox, options);
      queryRoute(app, kit, options);
    },
  };
  return sandbox;
}

/**
 * Returns the callback, whose signature signs the body. The callback about a refund describes the refund, not the sale.
 */
function noticeOf(payment: Payment, forged: boolean, options: PaytabOptions): NoticeDraft {
  const refund = latestRefund(payment);
  const message = refund ? refundOf(payment, refund, options) : saleOf(payment, options);
  const body = JSON.stringify(message);
  const signature = hmacHex('sha256', forged ? 'a wrong key' : options.serverKey, body);
  return {
    label: `${message.tran_type} ${resultOf(payment).response_status}`,
    url: payment.noticeUrl,
    headers: { 'content-type': 'application/json', signature },
    body,
  };
}

/** Returns the signed form with which the browser returns to the shop. */
function leaveOf(payment: Payment, { serverKey }: PaytabOptions): Leave {
  const result = resultOf(payment);
  const fields: Record<string, string> = {
    acquirerMessage: '',
    acquirerRRN: payment.settled?.receipt ?? '',
    cartId: payment.merchantReference,
    customerEmail: payment.customer.email,
    respCode: result.response_code,
    respMessage: result.response_message,
    respStatus: result.response_status,
    token: '',
    tranRef: payment.reference,
  };
  const signature = hmacHex('sha256', serverKey, paytabsReturnMessage(fields));
  return { method: 'post', url: payment.returnUrl, fields: { ...fields, signature } };
}
