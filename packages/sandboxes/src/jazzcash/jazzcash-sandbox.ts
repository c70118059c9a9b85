import { cardHints } from '../cards/card-hints.ts';
import { said } from '../pages/said.ts';
import type { Hint, Sandbox } from '../sandbox.ts';
import { cardRoute } from './card-route.ts';
import { chargeRoute } from './charge-route.ts';
import { inquiryRoute, refundRoutes } from './inquiry-routes.ts';
import { INSTANT_WALLET, JAZZCASH, type JazzcashOptions, jazzcashCards } from './jazzcash-options.ts';
import { codeOf, inquiryCodeOf, noticeFields, paymentFields, responseOf } from './response.ts';

const hints: Hint[] = [
  {
    type: `${INSTANT_WALLET} · CNIC 345678`,
    outcome: said('wallet: paid at once'),
  },
  {
    type: '03… · MPIN 123456 · OTP 123456',
    outcome: said('wallet: waits; open the payment’s page here to play the phone'),
  },
  ...cardHints(jazzcashCards),
];

/** Creates the imitation of JazzCash: wallets, cards on its page, notices (IPN), inquiry, refunds. */
export function jazzcashSandbox(options: JazzcashOptions): Sandbox {
  const sandbox: Sandbox = {
    name: JAZZCASH,
    title: said('JazzCash'),
    about: said('Wallets and cards of Pakistan.'),
    hints,
    signedForm: '/CustomerPortal/',
    flow: {
      kind: ({ method }) => (method === 'MPAY' ? 'card' : 'wallet'),
      cards: jazzcashCards,
      leave: (payment) =>
        payment.method === 'MPAY' && payment.returnUrl !== ''
          ? {
              method: 'post',
              url: payment.returnUrl,
              fields: responseOf(codeOf(payment), paymentFields(payment, options), options),
            }
          : undefined,
    },
    notice: (payment, forged) => {
      const as = forged ? { ...options, salt: 'a wrong salt' } : options;
      return {
        label: inquiryCodeOf(payment),
        url: payment.noticeUrl,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(responseOf(inquiryCodeOf(payment), noticeFields(payment, options), as)),
      };
    },
    mount: (app, kit) => {
      chargeRoute(app, kit, sandbox, options);
      cardRoute(app, kit, options);
      inquiryRoute(app, kit, options);
      refundRoutes(app, kit, sandbox, options);
    },
  };
  return sandbox;
}
