import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fawryChargeMessage } from '@daftar/domain';
import { buildSandboxApp, type SandboxAppOptions } from '../src/build-sandbox.ts';
import type { SandboxCredentials } from '../src/create-sandboxes.ts';
import { fawrySignature } from '../src/fawry/fawry-signature.ts';
import { memoryStore } from '../src/payments/memory-store.ts';
import type { Store } from '../src/payments/store.ts';

export const credentials = { merchantCode: 'daftar_test', secureKey: 'only-for-tests' };

/** Credentials of all sandboxes. */
export const allCredentials: Required<SandboxCredentials> = {
  fawry: credentials,
  paytab: { profileId: '1', serverKey: 'k' },
  paymob: {
    publicKey: 'p',
    secretKey: 's',
    apiKey: 'a',
    hmacSecret: 'h',
    cardIntegration: '1',
    walletIntegration: '2',
  },
  monty: { merchantKey: 'm', password: 'p' },
  jazzcash: { merchantId: 'MC1', password: 'p', salt: 's', mpin: '1' },
  easypaisa: { storeId: '1', accountNum: '2', username: 'u', password: 'p' },
};

export interface ReceivedNotice {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface OpenSandbox {
  url: string;
  store: Store;
  /** Gateway address to which callbacks are sent. */
  gatewayUrl: string;
  /** The gateway's response. */
  answer: { status: number; body: string };
  received: ReceivedNotice[];
  close(): Promise<void>;
}

/** Starts the sandboxes, and a server that receives their callbacks. */
export async function openSandbox(options: Partial<SandboxAppOptions> = {}): Promise<OpenSandbox> {
  const answer = { status: 200, body: 'OK' };
  const received: ReceivedNotice[] = [];
  const store = memoryStore();
  const gateway = createServer(async (request, response) => {
    received.push({ url: request.url ?? '', headers: request.headers, body: await text(request) });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve()));
  const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const app = await buildSandboxApp({
    credentials: allCredentials,
    store,
    callbackUrl: `${gatewayUrl}/callbacks`,
    now: () => new Date('2026-11-21T09:00:00Z'),
    pollMs: 20,
    ...options,
  });
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    store,
    gatewayUrl,
    answer,
    received,
    close: async () => {
      await app.close();
      gateway.closeAllConnections();
      gateway.close();
    },
  };
}

let count = 0;

/** Sends a signed charge of 150.50 and returns its reference number. */
export async function chargedReference(
  { url }: OpenSandbox,
  changes: { customerName?: string; description?: string } = {},
): Promise<string> {
  count += 1;
  const signed = {
    merchantCode: credentials.merchantCode,
    merchantRefNum: `9100000000000000000${count}`,
    customerProfileId: 'mer_demo',
    paymentMethod: 'PAYATFAWRY',
    amount: '150.50',
  };
  const response = await fetch(`${url}/fawry/ECommerceWeb/Fawry/payments/charge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...signed,
      amount: 150.5,
      customerName: 'Mona Adel',
      customerMobile: '01012345678',
      customerEmail: 'mona@example.com',
      description: 'One month of music',
      paymentExpiry: Date.parse('2026-11-22T09:00:00Z'),
      signature: fawrySignature(fawryChargeMessage(signed, credentials.secureKey)),
      ...changes,
    }),
  });
  const { referenceNumber } = (await response.json()) as { referenceNumber?: string };
  if (!referenceNumber) throw new Error('The sandbox refused the charge');
  return referenceNumber;
}
