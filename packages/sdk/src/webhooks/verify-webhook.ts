import type { WebhookEvent } from './event.ts';
import { fromBase64, isSigned } from './secret.ts';
import { VerificationError } from './verification-error.ts';
import { checkWindow, type VerifyOptions } from './window.ts';

/** Headers as `fetch` has them, or as Node's http has them. */
export type HeadersLike = Headers | Record<string, string | readonly string[] | undefined>;

function read(headers: HeadersLike, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value !== 'string' || !value) throw new VerificationError('missing', `No ${name} header`);
  return value;
}

/**
 * Verifies a webhook and returns its event.
 *
 * @param body the request's exact text or bytes, not parsed and serialised again
 * @param secrets the merchant's `whsec_…` tokens; the old and the new one during a rotation
 * @throws VerificationError when it is not signed by one of the secrets, or its time lies outside the tolerance
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: HeadersLike,
  secrets: string | readonly string[],
  options: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = read(headers, 'webhook-id');
  const time = read(headers, 'webhook-timestamp');
  if (!/^\d{1,12}$/.test(time)) throw new VerificationError('malformed', 'The webhook-timestamp is no time');
  checkWindow(Number(time), options);
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signatures = read(headers, 'webhook-signature')
    .split(' ')
    .flatMap((entry) => (entry.startsWith('v1,') ? (fromBase64(entry.slice(3)) ?? []) : []));
  if (!(await isSigned(`${id}.${time}.${text}`, signatures, secrets))) {
    throw new VerificationError('not-signed', 'No signature of the webhook is by one of these secrets');
  }
  return { ...parse(text), id };
}

function parse(text: string): WebhookEvent {
  try {
    return JSON.parse(text);
  } catch {
    throw new VerificationError('malformed', 'The webhook is no JSON');
  }
}
