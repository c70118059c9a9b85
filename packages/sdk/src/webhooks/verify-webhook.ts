import type { WebhookEvent } from './event.ts';
import { fromBase64, isSigned } from './secret.ts';
import { VerificationError } from './verification-error.ts';
import { checkWindow, type VerifyOptions } from './window.ts';

/** Headers of any `fetch`, an object with their `get`, or the headers of Node's http. */
export type HeadersLike =
  | { get(name: string): string | null | undefined }
  | Record<string, string | readonly string[] | undefined>;

const hasGet = (headers: HeadersLike): headers is { get(name: string): string | null | undefined } =>
  typeof headers.get === 'function';

function allOf(headers: HeadersLike, name: string): readonly string[] {
  const given = hasGet(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const values = typeof given === 'string' ? [given] : (given ?? []);
  if (!values[0]) throw new VerificationError('missing', `No ${name} header`);
  return values;
}

function single(headers: HeadersLike, name: string): string {
  const [value = '', ...others] = allOf(headers, name);
  // They would leave open which one is signed.
  if (others.length > 0) throw new VerificationError('malformed', `Several ${name} headers`);
  return value;
}

/**
 * Verifies a webhook and returns its event.
 *
 * @param body the exact text or bytes of the request; text that was parsed and serialised again has another signature
 * @param secrets the merchant's `whsec_…` tokens; the old and the new one during a rotation
 * @throws VerificationError if none of the secrets has signed it, or its time is outside the tolerance
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: HeadersLike,
  secrets: string | readonly string[],
  options: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = single(headers, 'webhook-id');
  const time = single(headers, 'webhook-timestamp');
  if (!/^\d{1,12}$/.test(time)) throw new VerificationError('malformed', 'The webhook-timestamp is no time');
  checkWindow(Number(time), options);
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  // Several headers of this name are one list, which `get` of a fetch's headers joins by commas.
  const signatures = allOf(headers, 'webhook-signature')
    .join(' ')
    .split(/,? /)
    .flatMap((entry) => (entry.startsWith('v1,') ? (fromBase64(entry.slice(3)) ?? []) : []));
  if (!(await isSigned(`${id}.${time}.${text}`, signatures, secrets))) {
    throw new VerificationError('not-signed', 'None of these secrets has signed the webhook');
  }
  return { ...parse(text), id };
}

function parse(text: string): WebhookEvent {
  try {
    return JSON.parse(text);
  } catch {
    throw new VerificationError('malformed', 'The webhook is not JSON');
  }
}
