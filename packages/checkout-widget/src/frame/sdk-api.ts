import { createDaftar, type Daftar, type PublicCheckoutSession } from '@daftar/sdk';
import type { CheckoutApi } from './api.ts';
import { followSession } from './follow-session.ts';
import type { Service, Session } from './model.ts';
import { endedSession, isRefusal } from './refusal.ts';

/** Calls the gateway through the SDK. By default the gateway has the page's own origin. */
export function sdkApi(
  sessionId: string,
  daftar: Daftar = createDaftar({ baseUrl: location.origin }),
): CheckoutApi {
  let known: { session: Session; service: Service } | undefined;
  return {
    session: async () => {
      try {
        return toSession(await daftar.checkout.session(sessionId));
      } catch (error) {
        const ended = endedSession(error);
        if (ended) return toSession(ended);
        throw error;
      }
    },
    service: async (session) => {
      const { serviceId, sid, serviceName, serviceProvider, merchantName } = await daftar.checkout.service(
        session.serviceId,
      );
      const service: Service = { serviceId, sid, serviceName, serviceProvider, merchantName };
      known = { session, service };
      return service;
    },
    requestReference: async (details, attemptKey) => {
      if (!known) throw new TypeError('Read the session and its service before requesting a reference');
      const { session, service } = known;
      try {
        const answer = await daftar.mena.requestReferenceNumber(
          {
            sid: service.sid,
            sessionId,
            serviceId: session.serviceId,
            orderId: session.orderId,
            paymentMethod: 'PAYATFAWRY',
            customerName: details.nameOnCard,
            customerMobile: details.mobileNumber,
            customerEmail: details.email,
          },
          { idempotencyKey: attemptKey },
        );
        if (answer.statusCode !== 200) return { message: answer.statusDescription };
        const { referenceNumber, merchantRefNumber, expirationTime } = answer;
        return { reference: { referenceNumber, merchantRefNumber, expiresAt: expirationTime } };
      } catch (error) {
        if (isRefusal(error)) return { message: error.message };
        throw error;
      }
    },
    recordOutcome: async ({ serviceId, orderId }, { merchantRefNumber }) => {
      const status = await daftar.mena.paymentStatus({ referanceNumber: merchantRefNumber, sessionId });
      const { orderStatus, paymentAmount, referenceNumber, statusCode } = status;
      const answer = await daftar.mena.updateCardStatus({
        serviceId,
        orderId,
        sessionId,
        paymentMethod: 'PAYATFAWRY',
        orderStatus,
        paymentAmount,
        merchantRefNumber,
        statusCode,
        ...(referenceNumber && { referenceNumber }),
      });
      return answer.returnUrl ?? status.returnUrl;
    },
    watch: (onChange, signal) =>
      followSession(() => daftar.checkout.watch(sessionId, { signal }), onChange, signal),
  };
}

function toSession(read: PublicCheckoutSession): Session {
  const { reference } = read;
  return {
    ...read,
    reference: reference && { ...reference, expiresAt: reference.expirationTime },
  };
}
