import { randomInt } from 'node:crypto';
import { createDaftar } from '@daftar/sdk';
import { demo } from '../demo.ts';

/** A session as the demo's shop makes one for an order. */
export async function newSession(): Promise<{ sessionId: string; orderId: string }> {
  const { DAFTAR_SERVICE_ID: serviceId = '', DAFTAR_SECRET_KEY: secretKey = '' } = demo.shop;
  const daftar = createDaftar({ baseUrl: demo.backoffice, secretKey });
  const orderId = String(randomInt(30_000_000, 99_999_999));
  const { sessionId } = await daftar.checkout.createSession({
    serviceId,
    orderId,
    amount: 185.5,
    currency: 'EGP',
    product: 'Letters from Aswan',
  });
  return { sessionId, orderId };
}
