import { fetch as undiciFetch } from 'undici';
import { readCapped } from '../providers/read-capped.ts';
import { checkTarget, type Resolve } from './check-target.ts';
import { pinnedAgent } from './pinned-agent.ts';
import { webhookSignatures } from './sign-webhook.ts';

export interface WebhookToDeliver {
  url: string;
  /** The event's id: the same over all tries, so that the merchant handles it once. */
  id: string;
  type: string;
  /** The JSON text that is sent and signed as it is. */
  payload: string;
  /** Newest first; more than one while a rotated secret still works. */
  secrets: string[];
  allowLocal: boolean;
  now: () => Date;
  fetch?: typeof undiciFetch;
  resolve?: Resolve;
  timeoutMs?: number;
}

export interface DeliveryOutcome {
  delivered: boolean;
  status?: number;
  error?: string;
  /** False when trying again cannot help. */
  retry: boolean;
  /** The server let the whole time pass. */
  hung?: true;
}

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 4096;
const ERROR_LENGTH = 300;
const GONE = 410;
const HUNG: DeliveryOutcome = { delivered: false, retry: true, error: 'No answer in time', hung: true };

/** Sends one webhook by Standard Webhooks; delivered is any 2xx, no redirect is followed. */
export async function deliverWebhook(webhook: WebhookToDeliver): Promise<DeliveryOutcome> {
  if (webhook.secrets.length === 0)
    return { delivered: false, retry: true, error: 'The merchant has no webhook secret' };
  const signal = AbortSignal.timeout(webhook.timeoutMs ?? TIMEOUT_MS);
  const target = await beforeTimeout(checkTarget(webhook.url, { ...webhook, signal }), signal);
  if (!target) return HUNG;
  if (!target.ok) return { delivered: false, retry: !target.lasting, error: target.reason };
  const dispatcher = pinnedAgent(target.addresses);
  try {
    const send = webhook.fetch ?? undiciFetch;
    const headers = headersOf(webhook);
    const response = await send(target.url, {
      method: 'POST',
      headers,
      body: webhook.payload,
      redirect: 'manual',
      signal,
      dispatcher,
    });
    const answer = await readCapped(response.body as ReadableStream<Uint8Array> | null, ANSWER_BYTES);
    return outcomeOf(response.status, answer ?? '');
  } catch (error) {
    if (signal.aborted) return HUNG;
    return { delivered: false, retry: true, error: `No connection${codeOf(error)}` };
  } finally {
    await dispatcher.destroy();
  }
}

function headersOf({ id, payload, secrets, now }: WebhookToDeliver): Record<string, string> {
  const timestamp = Math.floor(now().getTime() / 1000);
  return {
    'content-type': 'application/json',
    'user-agent': 'Daftar-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': webhookSignatures(secrets, id, timestamp, payload),
  };
}

function outcomeOf(status: number, answer: string): DeliveryOutcome {
  if (status >= 200 && status < 300) return { delivered: true, status, retry: false };
  // NUL cannot be stored as text.
  const error =
    answer
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, ERROR_LENGTH) || `HTTP ${status}`;
  return { delivered: false, status, error, retry: status !== GONE };
}

/** Undefined when a look-up of a name takes too long, whether it can be ended or not. */
function beforeTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  return Promise.race([work, timeout]);
}

/** The system's code, as ECONNREFUSED; never the message, which may hold the address with what is in its query. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}
