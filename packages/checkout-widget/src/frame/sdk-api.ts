import type { CheckoutApi } from './api.ts';
import type { Service, Session } from './model.ts';

// Placeholder until the SDK's facade stands.
export function sdkApi(sessionId: string): CheckoutApi {
  const call = async (path: string, init?: RequestInit) => {
    const answer = await fetch(path, init);
    const body = await answer.json();
    if (!answer.ok || body.errors?.length) throw { status: answer.status, ...body };
    return body;
  };
  const json = (method: string, body: unknown, key?: string) => ({
    method,
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  let service: Service | undefined;
  return {
    session: async () =>
      ({ sessionId, ...(await call(`/checkout/get/service?sessionId=${sessionId}`)) }) as Session,
    service: async (session) =>
      (service = await call(`/checkout/get/service/${session.serviceId}`)) as Service,
    requestReference: async (details, key) => {
      const answer = await call(
        '/mena/referance-number',
        json('POST', { ...details, sid: service?.sid, sessionId }, key),
      );
      return answer.statusCode === 200
        ? { reference: { ...answer, expiresAt: answer.expirationTime } }
        : { message: answer.statusDescription };
    },
    settle: async (session, reference) => {
      const status = await call(
        '/mena/payment-status',
        json('POST', { referanceNumber: reference.merchantRefNumber, sessionId }),
      );
      const answer = await call(
        '/mena/3D-secure/update-status',
        json('PUT', {
          ...status,
          serviceId: session.serviceId,
          orderId: session.orderId,
          paymentMethod: 'PAYATFAWRY',
        }),
      );
      return answer.returnUrl;
    },
    watch: (onChange, signal) => {
      const timer = setInterval(onChange, 1500);
      signal.addEventListener('abort', () => clearInterval(timer));
    },
  };
}
