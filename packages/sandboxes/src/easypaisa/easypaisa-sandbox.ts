import { cardHints } from '../cards/card-hints.ts';
import { said } from '../pages/said.ts';
import type { Hint, Sandbox } from '../sandbox.ts';
import { chargeRoutes } from './charge-routes.ts';
import { EASYPAISA, type EasypaisaOptions, easypaisaCards, INSTANT_ACCOUNT } from './easypaisa-options.ts';
import { inquiryRoute } from './inquiry-route.ts';

const hints: Hint[] = [
  {
    type: INSTANT_ACCOUNT,
    outcome: said('account: paid at once'),
  },
  {
    type: '03… · PIN 123456 · OTP 123456',
    outcome: said('account: waits; open the payment’s page here to play the phone'),
  },
  ...cardHints(easypaisaCards),
];

/**
 * Creates the imitation of easypaisa: mobile accounts, cards, inquiry. easypaisa has no signed notices and no refunds.
 */
export function easypaisaSandbox(options: EasypaisaOptions): Sandbox {
  const sandbox: Sandbox = {
    name: EASYPAISA,
    title: said('easypaisa'),
    about: said('Mobile accounts and cards of Pakistan.'),
    hints,
    flow: {
      kind: ({ method }) => (method === 'MA' ? 'wallet' : 'card'),
      cards: easypaisaCards,
      leave: () => undefined,
    },
    notice: () => undefined,
    mount: (app, kit) => {
      chargeRoutes(app, kit, sandbox, options);
      inquiryRoute(app, kit, options);
    },
  };
  return sandbox;
}
