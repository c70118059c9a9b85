import { returningCode } from '@daftar/domain';
import type { PublicCheckoutSession } from '@daftar/sdk';
import { type CheckoutClient, createCheckoutClient } from '@daftar/sdk/checkout';
import type { CheckoutApi } from './api.ts';
import { followSession } from './follow-session.ts';
import type { Attempt, NextStep, Service, Session } from './model.ts';
import { endedSession, orRefusal } from './refusal.ts';

/**
 * After this time without a response, the customer sees that the outcome is unknown. The gateway gives the provider 10
 * seconds for the charge and 10 for its status, so its first response is always in time.
 */
const LONGEST_PAY_MS = 25_000;

/** Calls the gateway through the SDK. By default the gateway is at the page's own origin. */
export function sdkApi(
  sessionId: string,
  daftar: CheckoutClient = createCheckoutClient({ baseUrl: location.origin }),
): CheckoutApi {
  let known: { session: Session; service: Service } | undefined;
  const read = async () => {
    try {
      return toSession(await daftar.checkout.session(sessionId));
    } catch (error) {
      const ended = endedSession(error);
      if (ended) return toSession(ended);
      throw error;
    }
  };
  return {
    session: read,
    service: async (session) => {
      const { status: _sold, ...service } = await daftar.checkout.service(session.serviceId);
      known = { session, service };
      return service;
    },
    pay: async (request, attemptKey) => {
      if (!known) throw new TypeError('Read the session and its service before paying');
      const { sendPayment } = await import('./pay/send-payment.ts');
      return sendPayment(daftar, known, request, { idempotencyKey: attemptKey, deadline: LONGEST_PAY_MS });
    },
    check: async ({ serviceId, orderId }) => {
      await daftar.mena.updateCardStatus({ serviceId, orderId, sessionId });
    },
    recordOutcome: (session) => recordOutcome(daftar, session, read),
    abandon: async (session) => {
      await daftar.checkout.abandonPayment(session.sessionId);
      return read();
    },
    repeat: ({ sessionId }) =>
      orRefusal(daftar.checkout.repeatPayment(sessionId, { deadline: LONGEST_PAY_MS }).then(read)),
    watch: (onChange, signal) =>
      followSession(() => daftar.checkout.watch(sessionId, { signal }), onChange, signal),
  };
}

const METHOD = { reference: 'FawryRef', push: 'MWallet', qr: 'MWallet', redirect: 'Credit Card' } as const;

async function recordOutcome(
  daftar: CheckoutClient,
  { sessionId, serviceId, orderId, attempt }: Session,
  read: () => Promise<Session>,
): Promise<string | undefined> {
  const { step = 'redirect', merchantRefNumber } = attempt ?? {};
  const order = { serviceId, orderId, sessionId, paymentMethod: returningCode(METHOD[step]) };
  // Does not request the status of a QR code, because the customer may still scan it. The page follows the session anyway.
  if (!merchantRefNumber || step === 'qr') return (await read()).returnUrl;
  const status = await daftar.mena.paymentStatus({ referanceNumber: merchantRefNumber, sessionId });
  const { orderStatus, paymentAmount, referenceNumber, statusCode } = status;
  const updated = await daftar.mena.updateCardStatus({
    ...order,
    orderStatus,
    paymentAmount,
    merchantRefNumber,
    statusCode,
    ...(referenceNumber && { referenceNumber }),
  });
  return updated.returnUrl ?? status.returnUrl;
}

function toSession({ reference, attempt, ...read }: PublicCheckoutSession): Session {
  return { ...read, attempt: toAttempt(reference, attempt) };
}

function toAttempt(
  reference: PublicCheckoutSession['reference'],
  attempt: PublicCheckoutSession['attempt'],
): Attempt | undefined {
  if (reference) return { ...reference, step: 'reference', expiresAt: reference.expirationTime };
  if (!attempt) return undefined;
  const { merchantRefNumber, redirectLink, walletQr, canRepeat, expirationTime: expiresAt } = attempt;
  const step: NextStep = redirectLink ? 'redirect' : walletQr ? 'qr' : 'push';
  return { step, merchantRefNumber, redirectLink, walletQr, canRepeat, expiresAt };
}
