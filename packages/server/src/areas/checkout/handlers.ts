import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { setPlainResponse } from '../../http/plain-response.ts';
import { languageIn } from '../../mail/language-of.ts';
import { abandonPayment } from './attempts/abandon-payment.ts';
import {
  requestReference,
  requestWalletPush,
  requestWalletQr,
  startCardPayment,
} from './methods/mena-payments.ts';
import { startMontyPayment, startPaymobPayment, startPaytabsPayment } from './methods/page-payments.ts';
import { repeatPayment } from './methods/repeat-payment.ts';
import { payByCard, payByEasypaisaCard, startCheckout } from './methods/start-checkout.ts';
import { receiveNotice } from './returns/notices.ts';
import { updatePaymobStatus } from './returns/update-paymob-status.ts';
import { cancelSession } from './sessions/cancel-session.ts';
import { createSession } from './sessions/create-session.ts';
import { hostedPage } from './sessions/hosted-page.ts';
import { merchantSession } from './sessions/public-view.ts';
import { sessionReads } from './sessions/session-reads.ts';
import { SessionWatch } from './sessions/session-watch.ts';
import { streamEvents } from './status/events.ts';
import { paymentStatus, updateStatus } from './status/payment-status.ts';

/** Returns the language of the page that sent the request; undefined if the request names no supported one. */
const spoken = ({ headers }: FastifyRequest) => languageIn(headers['accept-language']);

/** Handles checkout: merchants' servers create sessions, customers pay them, payment providers report outcomes. */
export function checkoutHandlers(gateway: Gateway): Handlers {
  const watch = new SessionWatch(gateway.db);
  return {
    reads: sessionReads(gateway),
    writes: {
      createCheckoutSession: async ({ db, caller, body, now }) => {
        const session = await createSession(db, gateway, caller, body, now);
        return {
          sessionId: session.id,
          url: hostedPage(gateway, session.id),
          expiresAt: session.expires_at.toISOString(),
        };
      },
    },
    // Each of these operations commits before and after it calls the payment provider, so that no transaction stays open
    // meanwhile.
    ownTransactions: {
      requestReferenceNumber: ({ body, request }) => requestReference(gateway, body, spoken(request)),
      requestWalletQr: ({ body, request }) => requestWalletQr(gateway, body, spoken(request)),
      requestWalletPush: ({ body, request }) => requestWalletPush(gateway, body, spoken(request)),
      startCardPayment: ({ body, request }) => startCardPayment(gateway, body, spoken(request)),
      startPaytabsPayment: ({ body, request }) => startPaytabsPayment(gateway, body, spoken(request)),
      startPaymobPayment: ({ body, request }) => startPaymobPayment(gateway, body, spoken(request)),
      startMontyPayment: ({ body, request }) => startMontyPayment(gateway, body, spoken(request)),
      startCheckout: ({ query, body, request }) =>
        startCheckout(gateway, query.provider, body, spoken(request)),
      payByCard: ({ body, request }) => payByCard(gateway, body, spoken(request)),
      payByEasypaisaCard: ({ body, request }) =>
        payByEasypaisaCard(gateway, body, { headers: request.headers, language: spoken(request) }),
      getPaymentStatus: ({ db, body }) => paymentStatus(gateway, db, body),
      updateCardStatus: ({ db, body }) => updateStatus(gateway, db, body),
      repeatPayment: ({ params }) => repeatPayment(gateway, params.id),
      abandonPayment: ({ params }) => abandonPayment(gateway, params.id),
      cancelCheckoutSession: async ({ db, caller, params }) =>
        merchantSession(gateway, db, await cancelSession(gateway, caller, params.id)),
      updatePaymobStatus: ({ db, body }) => updatePaymobStatus(gateway, db, body),
      receiveProviderCallback: async ({ params, request, reply }) => {
        const answer = await receiveNotice(gateway, params.provider, request);
        if (answer && 'text' in answer) setPlainResponse(reply, answer.text);
        return { status: 'OK', ...(answer && 'fields' in answer && answer.fields) };
      },
    },
    streams: {
      watchCheckoutSession: ({ params, reply }) => streamEvents(gateway, watch, params.id, reply),
    },
  };
}
