import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fawryChargeMessage } from '@daftar/domain';
import { buildSandboxApp } from '../src/build-sandbox.ts';
import { fawrySignature } from '../src/fawry/fawry-signature.ts';
import type { FawryStore } from '../src/fawry/fawry-store.ts';
import { memoryFawryStore } from '../src/fawry/memory-fawry-store.ts';

export const credentials = { merchantCode: 'daftar_test', secureKey: 'only-for-tests' };

export interface OpenSandbox {
  url: string;
  store: FawryStore;
  /** Answer of the callback address. */
  answer: { status: number };
  close(): Promise<void>;
}

/** Starts the sandbox, and a server that receives its callbacks. */
export async function openSandbox(): Promise<OpenSandbox> {
  const answer = { status: 200 };
  const store = memoryFawryStore();
  const gateway = createServer((_request, response) => response.writeHead(answer.status).end());
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve()));
  const callbackUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/callbacks/fawry`;
  const app = await buildSandboxApp({
    fawry: { store, callbackUrl, ...credentials, now: () => new Date('2026-11-21T09:00:00Z'), pollMs: 20 },
  });
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    store,
    answer,
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
