import { cardHints } from '../cards/card-hints.ts';
import type { Leave } from '../pages/customer-flow.ts';
import { said } from '../pages/said.ts';
import type { Payment } from '../payments/payment.ts';
import type { Hint, Sandbox } from '../sandbox.ts';
import { chargeRoute } from './charge-route.ts';
import { fawryCards } from './fawry-cards.ts';
import type { FawryOptions } from './fawry-options.ts';
import { orderMessage, orderStatuses } from './order-message.ts';
import { pageRoute } from './page-route.ts';
import { refundRoute } from './refund-route.ts';
import { statusRoute } from './status-route.ts';

const hints: Hint[] = [
  ...cardHints(fawryCards),
  {
    type: 'QR · OTP: PIN 123456 · OTP 123456',
    outcome: said('paid; another PIN or code fails. Open the payment’s page here to play the phone'),
  },
  {
    type: '…9901 · …9946',
    outcome: said('mobile numbers whose charge is refused with this statusCode'),
  },
];

/**
 * Creates the imitation of Fawry: references, QR codes, requests to pay sent to a wallet (R2P), cards with 3-D Secure,
 * refunds.
 */
export function fawrySandbox(options: FawryOptions): Sandbox {
  const sandbox: Sandbox = {
    name: 'fawry',
    title: said('Fawry counter'),
    about: said('Reference numbers, QR, wallets and cards of Egypt.'),
    hints,
    flow: {
      kind: ({ method }) => (method === 'MWALLET' ? 'wallet' : method === 'CARD' ? 'card' : undefined),
      cards: fawryCards,
      leave: (payment) => (payment.method === 'CARD' ? leaveOf(payment, options) : undefined),
    },
    notice: (payment, forged) => {
      const message = orderMessage(payment, options.secureKey);
      return {
        label: orderStatuses[payment.state],
        url: payment.noticeUrl,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(forged ? { ...message, messageSignature: '0'.repeat(64) } : message),
      };
    },
    mount: (app, kit) => {
      chargeRoute(app, kit, options);
      statusRoute(app, kit, options);
      pageRoute(app, kit, options);
      refundRoute(app, kit, sandbox, options);
    },
  };
  return sandbox;
}

/** The redirect after 3-D Secure has the order in its query. */
function leaveOf(payment: Payment, { secureKey }: FawryOptions): Leave {
  const { orderItems, messageSignature, ...order } = orderMessage(payment, secureKey);
  const url = new URL(payment.returnUrl);
  const fields = {
    type: 'ChargeResponse',
    referenceNumber: payment.reference,
    ...order,
    signature: messageSignature,
    statusCode: payment.state === 'paid' ? 200 : 9902,
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
  return { method: 'get', url: url.href };
}
