import { randomInt } from 'node:crypto';
import { createDaftar } from '@daftar/sdk';
import { demo } from '../demo.ts';

/** Creates a checkout session for a new order of the demo's shop, which these origins may embed. */
export async function newSession(allowedOrigins?: string[]): Promise<{ sessionId: string; orderId: string }> {
  const { DAFTAR_SERVICE_ID: serviceId = '', DAFTAR_SECRET_KEY: secretKey = '' } = demo.shop;
  const daftar = createDaftar({ baseUrl: demo.backoffice, secretKey });
  const orderId = String(randomInt(30_000_000, 99_999_999));
  const { sessionId } = await daftar.checkout.createSession({
    serviceId,
    orderId,
    amount: 185.5,
    currency: 'EGP',
    product: 'Letters from Aswan',
    ...(allowedOrigins && { allowedOrigins }),
  });
  return { sessionId, orderId };
}
