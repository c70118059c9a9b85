import { paymobSignatureMessage } from '@daftar/domain';
import { cardHints } from '../cards/card-hints.ts';
import { hmacHex } from '../hmac.ts';
import type { NoticeDraft } from '../notices/notice.ts';
import type { Leave } from '../pages/customer-flow.ts';
import { said } from '../pages/said.ts';
import type { Payment } from '../payments/payment.ts';
import { latestRefund } from '../payments/refund.ts';
import { rawJson } from '../raw-json.ts';
import type { Hint, Sandbox } from '../sandbox.ts';
import { inquiryRoute, refundRoute, transactionRoute } from './inquiry-route.ts';
import { intentionRoute } from './intention-route.ts';
import { PAYMOB, type PaymobOptions, paymobCards } from './paymob-options.ts';
import { refundTransactionOf, transactionOf } from './transaction.ts';

const hints: Hint[] = [
  ...cardHints(paymobCards),
  {
    type: '01010101010 · MPIN 123456 · OTP 123456',
    outcome: said('wallet: paid; another MPIN or OTP fails'),
  },
];

/**
 * Creates the imitation of Paymob: intentions, the unified checkout, signed callbacks and redirects, inquiry, refunds.
 */
export function paymobSandbox(options: PaymobOptions): Sandbox {
  const sandbox: Sandbox = {
    name: PAYMOB,
    title: said('Paymob'),
    about: said('Cards and wallets on a page of Paymob.'),
    hints,
    flow: {
      kind: ({ method }) => (method === 'CARD' ? 'card' : 'wallet'),
      cards: paymobCards,
      leave: (payment) => leaveOf(payment, options),
    },
    notice: (payment, forged) => noticeOf(payment, forged, options),
    mount: (app, kit) => {
      intentionRoute(app, kit, options);
      inquiryRoute(app, kit, options);
      transactionRoute(app, kit, options);
      refundRoute(app, kit, sandbox, options);
    },
  };
  return sandbox;
}

/** Returns the URL with more parameters, which are already encoded. */
const withQuery = (url: string, query: string): string => `${url}${url.includes('?') ? '&' : '?'}${query}`;

/**
 * Returns the notice about a payment; its hmac is in the query. An expired payment that the customer never tried to pay has
 * no transaction and so no notice.
 */
function noticeOf(payment: Payment, forged: boolean, options: PaymobOptions): NoticeDraft | undefined {
  if (payment.state === 'expired') return undefined;
  const refund = latestRefund(payment);
  const obj = refund ? refundTransactionOf(payment, refund, options) : transactionOf(payment, options);
  const secret = forged ? 'a wrong secret' : options.hmacSecret;
  const hmac = hmacHex('sha512', secret, paymobSignatureMessage(obj));
  return {
    label: refund ? 'refund' : obj.pending ? 'pending' : `success: ${obj.success}`,
    url: withQuery(payment.noticeUrl, `hmac=${hmac}`),
    headers: { 'content-type': 'application/json' },
    body: rawJson({ type: 'TRANSACTION', obj }),
  };
}

/**
 * Returns the redirect to the shop, with the transaction's flat fields. The + in the time's offset is not encoded, as at
 * Paymob.
 */
function leaveOf(payment: Payment, options: PaymobOptions): Leave | undefined {
  if (payment.returnUrl === '' || payment.state === 'expired') return undefined;
  const obj = transactionOf(payment, options);
  const order = obj.order as Record<string, unknown>;
  const source = obj.source_data as Record<string, unknown>;
  const { data, order: _order, source_data: _source, ...flat } = obj;
  const fields: Record<string, unknown> = {
    ...flat,
    order: order.id,
    merchant_order_id: order.merchant_order_id,
    ...Object.fromEntries(Object.entries(source).map(([name, value]) => [`source_data.${name}`, value])),
    'data.message': (data as Record<string, unknown>).message,
    hmac: hmacHex('sha512', options.hmacSecret, paymobSignatureMessage(obj)),
  };
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value ?? '')).replaceAll('%2B', '+')}`)
    .join('&');
  return { method: 'get', url: withQuery(payment.returnUrl, query) };
}
