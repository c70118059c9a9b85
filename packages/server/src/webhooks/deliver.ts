import { type DeliveryCode, type MessageValues, maskCardNumbers, messageOf } from '@daftar/domain';
import { fetch as undiciFetch } from 'undici';
import { readCapped } from '../providers/read-capped.ts';
import { checkTarget, type Resolve } from './check-target.ts';
import { pinnedAgent } from './pinned-agent.ts';
import { webhookSignatures } from './sign-webhook.ts';

export interface WebhookToDeliver {
  url: string;
  /** The event's id, the same in all attempts, so that the merchant can detect duplicates. */
  id: string;
  type: string;
  /** The JSON text that is signed and sent. */
  payload: string;
  /** Newest first; two while a rotated secret is still valid. */
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
  /** The error: the beginning of the server's response, or the message of `code`. */
  error?: string;
  code?: DeliveryCode;
  values?: Record<string, string>;
  /** False when a retry cannot succeed. */
  retry: boolean;
  /** True when the server did not respond before the timeout. */
  hung?: true;
}

const TIMEOUT_MS = 10_000;
const BODY_BYTES = 4096;
const ERROR_LENGTH = 300;
const GONE = 410;
const HUNG: DeliveryOutcome = { ...failed('delivery.noAnswer', {}), hung: true };

/** Sends one webhook as specified by Standard Webhooks. Any 2xx counts as delivered; redirects are not followed. */
export async function deliverWebhook(webhook: WebhookToDeliver): Promise<DeliveryOutcome> {
  if (webhook.secrets.length === 0) return failed('delivery.noSecret', {});
  const signal = AbortSignal.timeout(webhook.timeoutMs ?? TIMEOUT_MS);
  const target = await beforeTimeout(checkTarget(webhook.url, { ...webhook, signal }), signal);
  if (!target) return HUNG;
  if (!target.ok) return { ...failed(target.reason, {}), retry: !target.lasting };
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
    const body = await readCapped(response.body as ReadableStream<Uint8Array> | null, BODY_BYTES);
    return outcomeOf(response.status, body ?? '');
  } catch (error) {
    if (signal.aborted) return HUNG;
    return unconnected(error);
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

function outcomeOf(status: number, body: string): DeliveryOutcome {
  if (status >= 200 && status < 300) return { delivered: true, status, retry: false };
  // Masks card numbers before the text is stored. Removes control characters, because PostgreSQL cannot store NUL.
  const error =
    maskCardNumbers(body.replace(/\p{Cc}+/gu, ' '))
      .trim()
      .slice(0, ERROR_LENGTH) || `HTTP ${status}`;
  return { delivered: false, status, error, retry: status !== GONE };
}

/** Resolves with undefined when the signal aborts first, because a DNS lookup cannot always be cancelled. */
function beforeTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  return Promise.race([work, timeout]);
}

/**
 * Returns the outcome of a failed connection, with the system's error code, such as ECONNREFUSED; not its message, which may
 * contain the URL and its query.
 */
function unconnected(error: unknown): DeliveryOutcome {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause
    ? failed('delivery.brokenConnection', { code: String(cause.code) })
    : failed('delivery.noConnection', {});
}

function failed<Code extends DeliveryCode>(code: Code, values: MessageValues<Code>): DeliveryOutcome {
  const given: Record<string, string> = values as never;
  const hasValues = Object.keys(given).length > 0;
  return {
    delivered: false,
    retry: true,
    error: messageOf(code, values),
    code,
    ...(hasValues && { values: given }),
  };
}
