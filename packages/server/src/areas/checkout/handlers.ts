import { asMerchant } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { answerPlainly } from '../../http/plain-answer.ts';
import { abandonPayment } from './abandon-payment.ts';
import { createSession } from './create-session.ts';
import { streamEvents } from './events.ts';
import { requestReference, requestWalletPush, requestWalletQr, startCardPayment } from './mena-payments.ts';
import { receiveNotice } from './notices.ts';
import { startMontyPayment, startPaymobPayment, startPaytabsPayment } from './page-payments.ts';
import { paymentStatus, updateStatus } from './payment-status.ts';
import { publicService, publicSession } from './public-view.ts';
import { receipt } from './receipt.ts';
import { SessionWatch } from './session-watch.ts';
import { payByCard, payByEasypaisaCard, startCheckout } from './start-checkout.ts';
import { findServiceByEither, findSession } from './store.ts';
import { updatePaymobStatus } from './update-paymob-status.ts';

/** Handles checkout: merchants' servers create sessions, customers pay them, providers report outcomes. */
export function checkoutHandlers(gateway: Gateway): Handlers {
  const watch = new SessionWatch(gateway.db);
  return {
    reads: {
      getCheckoutSession: async ({ db, query }) => {
        const session = await findSession(db, query.sessionId);
        if (!session) throw notFound('session.missing');
        return publicSession(gateway, db, session);
      },
      getCheckoutService: async ({ db, params }) => {
        const service = await findServiceByEither(db, params.serviceId);
        if (!service) throw notFound('service.missing');
        return publicService(db, service);
      },
      getReceipt: ({ db, params }) => receipt(db, params.receiptId),
      retrieveCheckoutSession: async ({ db, caller, params }) => {
        const session = await findSession(db, params.id);
        if (!session || session.user_type_id !== asMerchant(caller).merchantId)
          throw notFound('session.missing');
        return publicSession(gateway, db, session);
      },
    },
    writes: {
      createCheckoutSession: async ({ db, caller, body, now }) => {
        const session = await createSession(db, gateway, caller, body, now);
        return {
          sessionId: session.id,
          url: `${gateway.addresses.checkout}/hosted-checkout/eg/${session.id}`,
          expiresAt: session.expires_at.toISOString(),
        };
      },
    },
    // Each commits before and after it talks to the provider: no transaction stays open over the network.
    ownTransactions: {
      requestReferenceNumber: ({ body }) => requestReference(gateway, body),
      requestWalletQr: ({ body }) => requestWalletQr(gateway, body),
      requestWalletPush: ({ body }) => requestWalletPush(gateway, body),
      startCardPayment: ({ body }) => startCardPayment(gateway, body),
      startPaytabsPayment: ({ body }) => startPaytabsPayment(gateway, body),
      startPaymobPayment: ({ body }) => startPaymobPayment(gateway, body),
      startMontyPayment: ({ body }) => startMontyPayment(gateway, body),
      startCheckout: ({ query, body }) => startCheckout(gateway, query.provider, body),
      payByCard: ({ body }) => payByCard(gateway, body),
      payByEasypaisaCard: ({ body, request }) => payByEasypaisaCard(gateway, body, request.headers),
      getPaymentStatus: ({ db, body }) => paymentStatus(gateway, db, body),
      updateCardStatus: ({ db, body }) => updateStatus(gateway, db, body),
      abandonPayment: ({ params }) => abandonPayment(gateway, params.id),
      updatePaymobStatus: ({ db, body }) => updatePaymobStatus(gateway, db, body),
      receiveProviderCallback: async ({ params, request, reply }) => {
        const answer = await receiveNotice(gateway, params.provider, request);
        if (answer && 'text' in answer) answerPlainly(reply, answer.text);
        return { status: 'OK', ...(answer && 'fields' in answer && answer.fields) };
      },
    },
    streams: {
      watchCheckoutSession: ({ params, reply }) => streamEvents(gateway, watch, params.id, reply),
    },
  };
}
