import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { money } from '@daftar/domain';
import { buildSandboxApp, memoryStore, type SandboxAppOptions, type Store } from '@daftar/sandboxes';
import type { FastifyInstance } from 'fastify';
import type { ChargeRequest } from '../../src/providers/charge.ts';
import { createFawry } from '../../src/providers/fawry/fawry.ts';
import type { ProviderNotice } from '../../src/providers/notice.ts';
import type { PaymentKeys } from '../../src/providers/payment-status.ts';
import type { PaymentProvider } from '../../src/providers/provider.ts';

export const credentials = { merchantCode: 'daftar_test', secureKey: 'only-for-tests' };

export interface Bench {
  fawry: PaymentProvider;
  baseUrl: string;
  store: Store;
  /** The callbacks received, as the adapter read them; undefined if the signature was wrong. */
  notices: (ProviderNotice | undefined)[];
  /** The HTTP status that the callback address returns. */
  answer: { status: number };
  clock: { now: Date };
  /** Performs an action (`pay`, `cancel`, `expire`, `refund`) in the sandbox. */
  play(referenceNumber: string, action: string): Promise<Response>;
  close(): Promise<void>;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** Starts the sandbox, an adapter that calls it over HTTP, and a server that receives its callbacks. */
export async function openBench(options: Partial<SandboxAppOptions> = {}): Promise<Bench> {
  const notices: Bench['notices'] = [];
  const answer = { status: 200 };
  const clock = { now: new Date('2026-11-21T09:00:00Z') };
  const store = options.store ?? memoryStore();
  const gateway = createServer(async (request, response) => {
    const body = await buffer(request);
    notices.push(fawry.readNotice?.({ headers: request.headers, query: '', body }));
    response.writeHead(answer.status).end();
  });
  const callbackUrl = `http://127.0.0.1:${await listening(gateway)}/callbacks`;
  const app: FastifyInstance = await buildSandboxApp({
    credentials: { fawry: credentials },
    store,
    callbackUrl,
    now: () => clock.now,
    pollMs: 20,
    hangMs: 5000,
    ...options,
  });
  const baseUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/fawry`;
  const fawry = createFawry({ baseUrl, ...credentials, timeoutMs: 20_000 });
  return {
    fawry,
    baseUrl,
    store,
    notices,
    answer,
    clock,
    play: (referenceNumber, action) =>
      fetch(`${baseUrl}/${referenceNumber}/${action}`, { method: 'POST', redirect: 'manual' }),
    close: async () => {
      await app.close();
      gateway.closeAllConnections();
      gateway.close();
    },
  };
}

let count = 0;

export function referenceRequest(bench: Bench, changes: Partial<ChargeRequest> = {}): ChargeRequest {
  count += 1;
  return {
    merchantRefNumber: `91${String(count).padStart(24, '0')}`,
    orderId: 'INV-2026-0042',
    customerProfileId: 'mer_demo',
    customerName: 'Mona Adel',
    customerMobile: '201012345678',
    customerEmail: 'mona@example.com',
    amount: money(15050n, 'EGP'),
    description: 'One month of music',
    expiresAt: new Date(bench.clock.now.getTime() + 86_400_000),
    ...changes,
  };
}

/** Requests a charge and returns its reference; throws if the charge is refused. */
export async function newReference(bench: Bench, changes: Partial<ChargeRequest> = {}) {
  const request = referenceRequest(bench, changes);
  const { result } = await askReference(bench.fawry, request);
  if (result.outcome !== 'accepted' || result.step.kind !== 'reference')
    throw new Error(`Not taken: ${JSON.stringify(result)}`);
  const { referenceNumber } = result.step;
  return { ...result, referenceNumber, merchantRefNumber: request.merchantRefNumber };
}

/** Asks an adapter of Fawry for a reference number. */
export function askReference(fawry: PaymentProvider, request: ChargeRequest) {
  if (!fawry.charges.reference) throw new Error('The adapter has no references');
  return fawry.charges.reference(request);
}

/** The numbers of a payment of 150.50 pounds. */
export const keys = (merchantRefNumber: string): PaymentKeys => ({
  merchantRefNumber,
  amount: money(15050n, 'EGP'),
});
