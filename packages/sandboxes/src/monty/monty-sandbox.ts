import { cardHints } from '../cards/card-hints.ts';
import { said } from '../pages/said.ts';
import type { Sandbox } from '../sandbox.ts';
import { callbackOf } from './callback.ts';
import { MONTY, type MontyOptions, montyCards } from './monty-options.ts';
import { refundRoute, statusRoute } from './payment-routes.ts';
import { sessionRoute } from './session-route.ts';

/** Creates the imitation of MontyPay: sessions with a hosted page, a callback that is sent only once, status, refunds. */
export function montySandbox(options: MontyOptions): Sandbox {
  const sandbox: Sandbox = {
    name: MONTY,
    title: said('MontyPay'),
    about: said('Cards on a page of MontyPay. Its callback is sent once.'),
    hints: cardHints(montyCards),
    flow: {
      kind: () => 'card',
      cards: montyCards,
      leave: ({ state, returnUrl, extra }) => ({
        method: 'get',
        url: state === 'canceled' && extra.cancelUrl ? extra.cancelUrl : returnUrl,
      }),
    },
    notice: (payment, forged) => callbackOf(payment, forged, options),
    mount: (app, kit) => {
      sessionRoute(app, kit, options);
      statusRoute(app, kit, options);
      refundRoute(app, kit, sandbox, options);
    },
  };
  return sandbox;
}
