import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Currency, fromMajor, type Money } from '@daftar/domain';
import { buildSandboxApp, memoryStore, type Store } from '@daftar/sandboxes';
import { Breaker } from '../../src/providers/breaker.ts';
import type {
  CardRequest,
  ChargeResult,
  ChargeWay,
  PageRequest,
  PushRequest,
} from '../../src/providers/charge.ts';
import { createAdapter } from '../../src/providers/create-adapter.ts';
import type { RawNotice } from '../../src/providers/notice.ts';
import type { PaymentKeys } from '../../src/providers/payment-status.ts';
import type { PaymentProvider } from '../../src/providers/provider.ts';
import type { RefundRequest } from '../../src/providers/refund.ts';
import { providerDefinitions, sandboxCredentials } from '../../src/providers/registry.ts';

export type AnyRequest = PushRequest & CardRequest & PageRequest;

/** The sandboxes, the adapters that call them over HTTP, and a server that receives the notices. */
export interface ProviderBench {
  url: string;
  gatewayUrl: string;
  store: Store;
  received: (RawNotice & { path: string })[];
  clock: { now: Date };
  /** Returns a new adapter; `timeoutMs` is the time limit of its calls, by default the bench's. */
  adapter(name: string, timeoutMs?: number): PaymentProvider;
  /** Performs an action on a payment's page in the sandbox: pay, cancel, expire, refund, finish. */
  play(name: string, merchantRefNumber: string, action: string): Promise<void>;
  close(): Promise<void>;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

export async function openProviderBench(timeoutMs = 20_000, hangMs = 5000): Promise<ProviderBench> {
  const received: ProviderBench['received'] = [];
  const gateway = createServer(async (request, response) => {
    const body = await buffer(request);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    received.push({ path, query, body, headers: headersOf(request.headers) });
    response.writeHead(200).end('OK');
  });
  const gatewayUrl = `http://127.0.0.1:${await listening(gateway)}`;
  const clock = { now: new Date('2026-11-21T09:00:00Z') };
  const store = memoryStore();
  const app = await buildSandboxApp({
    credentials: sandboxCredentials,
    store,
    callbackUrl: `${gatewayUrl}/callbacks`,
    now: () => clock.now,
    pollMs: 20,
    hangMs,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  // Each test gets a new breaker: the failures of one test must not open the breaker of the next.
  const adapter = (name: string, limit = timeoutMs): PaymentProvider => {
    const found = adaptersAt(url, limit).get(name);
    if (!found) throw new Error(`No adapter ${name}`);
    return found;
  };
  return {
    url,
    gatewayUrl,
    store,
    received,
    clock,
    adapter,
    play: async (name, merchantRefNumber, action) => {
      const merchantReference = name === 'jazzcash' ? `T${merchantRefNumber}` : merchantRefNumber;
      const payment = await store.find(name, { merchantReference });
      const path = `/${name}/${payment?.reference}/${action}`;
      const answer = await fetch(`${url}${path}`, { method: 'POST', redirect: 'manual' });
      if (answer.status !== 303 || answer.headers.get('location')?.includes('changed'))
        throw new Error(`${action} is not possible: ${answer.status}`);
    },
    close: async () => {
      await app.close();
      gateway.closeAllConnections();
      gateway.close();
    },
  };
}

const headersOf = (headers: IncomingHttpHeaders): RawNotice['headers'] => ({ ...headers });

/** Creates all adapters, by the names of their sandboxes. */
export function adaptersAt(
  url: string,
  timeoutMs: number,
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Map<string, PaymentProvider> {
  const credentials: Partial<Record<string, Record<string, string>>> = sandboxCredentials;
  return new Map(
    providerDefinitions.map((definition) => {
      const name = definition.name.toLowerCase();
      const link = { fetch: send, timeoutMs, breaker: new Breaker() };
      return [name, createAdapter(definition, { ...credentials[name], baseUrl: `${url}/${name}` }, link)];
    }),
  );
}

let count = 0;

/** Returns a request with the fields of every way to charge. */
export function anyRequest(
  amount: Money,
  gatewayUrl = 'http://127.0.0.1:9',
  changes: Partial<AnyRequest> = {},
): AnyRequest {
  count += 1;
  return {
    // JazzCash accepts 19 digits only.
    merchantRefNumber:
      amount.currency === 'PKR'
        ? String(7_300_000_000_000_000n + BigInt(count))
        : String(7_300_000_000_000_000_000_000_000_0n + BigInt(count)),
    orderId: 'INV-2026-0042',
    customerProfileId: 'mer_demo',
    customerName: 'Mona Adel',
    customerFirstName: 'Mona',
    customerLastName: 'Adel',
    customerMobile: amount.currency === 'PKR' ? '923001234567' : '201012345678',
    customerEmail: 'mona@example.com',
    walletNumber: amount.currency === 'PKR' ? '923001234567' : '201012345678',
    cnic: '345678',
    amount,
    description: 'One month of music',
    expiresAt: new Date('2026-11-22T09:00:00Z'),
    returnUrl: `${gatewayUrl}/return`,
    noticeUrl: `${gatewayUrl}/callbacks/provider`,
    formUrl: `${gatewayUrl}/form`,
    card: {
      number: '4111111111111111',
      expiryMonth: '05',
      expiryYear: '29',
      cvv: '123',
      nameOnCard: 'MONA ADEL',
    },
    ...changes,
  };
}

/** Charges in the given way. Throws when the provider does not have it. */
export async function charge(
  provider: PaymentProvider,
  way: ChargeWay,
  request: AnyRequest,
): Promise<ChargeResult> {
  const ask = provider.charges[way] as
    | ((request: AnyRequest) => Promise<{ result: ChargeResult }>)
    | undefined;
  if (!ask) throw new Error(`${provider.name} has no ${way}`);
  const { result } = await ask(request);
  if (way === 'cardPage' && result.outcome === 'accepted') await postForm(provider, request);
  return result;
}

/**
 * Posts the form with which the customer's browser opens the provider's page. Returns the page's address; null if the provider
 * needs no form.
 */
export async function postForm(provider: PaymentProvider, request: AnyRequest): Promise<string | null> {
  const form = provider.pageForm?.({ ...request, startedAt: new Date('2026-11-21T09:00:00Z') });
  if (!form) return null;
  const body = new URLSearchParams(form.fields);
  const answer = await fetch(form.url, { method: 'POST', body, redirect: 'manual' });
  const page = answer.headers.get('location');
  return page === null ? null : new URL(page, form.url).href;
}

export const keysOf = (request: AnyRequest, result?: ChargeResult): PaymentKeys => ({
  merchantRefNumber: request.merchantRefNumber,
  amount: request.amount,
  charge: result && 'charge' in result ? result.charge : undefined,
});

export const moneyOf = (text: string, currency: Currency): Money => fromMajor(text, currency);

export const refundRequest = (
  payment: PaymentKeys,
  amount: string,
  before = '0',
  refundNumber = randomUUID(),
): RefundRequest => ({
  refundNumber,
  payment,
  amount: moneyOf(amount, payment.amount.currency),
  refundedBefore: moneyOf(before, payment.amount.currency),
  reason: 'The customer asked for it',
});
