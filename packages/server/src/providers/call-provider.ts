import type { Breaker } from './breaker.ts';
import { asFields, type DigitJson, parseJsonDigits } from './json-digits.ts';
import { readCapped } from './read-capped.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type ProviderReply =
  | { kind: 'response'; httpStatus: number; fields: Record<string, DigitJson> }
  /**
   * There is no usable response: the provider may or may not have carried out the request. `isUnsent`: nothing left for the
   * provider, so it has not.
   */
  | { kind: 'unknown'; httpStatus?: number; reason: string; isUnsent?: true };

export interface CallOptions {
  fetch: Fetch;
  timeoutMs: number;
  maxBytes?: number;
  breaker?: Breaker;
  /** Accepts a JSON list, as the field `list`. Otherwise a list is `unknown`. */
  takesLists?: boolean;
  /** Accepts a plain text, as the field `text`. Otherwise a text is `unknown`. */
  takesText?: boolean;
}

const MAX_BYTES = 256 * 1024;
const TOO_MANY_REQUESTS = 429;
/**
 * Error codes of connections that were never made. EHOSTUNREACH is not one of them, because an open connection can break with
 * it, after the request has arrived.
 */
const UNCONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Calls a provider. A redirect, 429, 5xx, and anything other than a JSON object within the limits of size and time is
 * `unknown`. While the breaker is open, nothing is sent.
 */
export async function callProvider(
  url: string,
  init: RequestInit,
  options: CallOptions,
): Promise<ProviderReply> {
  const { breaker } = options;
  if (breaker && !breaker.allows())
    return { kind: 'unknown', reason: 'Not called: it failed many times', isUnsent: true };
  const reply = await send(url, init, options);
  breaker?.record(reply.kind === 'response');
  return reply;
}

async function send(url: string, init: RequestInit, options: CallOptions): Promise<ProviderReply> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    const response = await options.fetch(url, { ...init, redirect: 'manual', signal });
    return await readReply(response, options);
  } catch (error) {
    if (signal.aborted) return { kind: 'unknown', reason: 'No answer in time' };
    const cause = causeOf(error);
    return {
      kind: 'unknown',
      reason: `No connection${cause && ` (${cause})`}`,
      ...(UNCONNECTED.has(cause) && { isUnsent: true }),
    };
  }
}

async function readReply(
  response: Response,
  { maxBytes = MAX_BYTES, takesLists, takesText }: CallOptions,
): Promise<ProviderReply> {
  const httpStatus = response.status;
  const isUnknown =
    httpStatus >= 500 || httpStatus === TOO_MANY_REQUESTS || (httpStatus >= 300 && httpStatus < 400);
  if (isUnknown) {
    await response.body?.cancel();
    return { kind: 'unknown', httpStatus, reason: `HTTP ${httpStatus}` };
  }
  const body = await readCapped(response.body, maxBytes);
  if (body === undefined) return { kind: 'unknown', httpStatus, reason: `More than ${maxBytes} bytes` };
  const json = parseJsonDigits(body);
  const text = typeof json === 'string' ? json : body;
  const whole = takesLists && Array.isArray(json) ? { list: json } : json;
  const fields = asFields(whole) ?? (takesText ? { text } : undefined);
  return fields
    ? { kind: 'response', httpStatus, fields }
    : { kind: 'unknown', httpStatus, reason: 'Not a JSON object' };
}

/** Returns the system's error code, such as ECONNREFUSED; not the message, which may contain the URL and its query. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
