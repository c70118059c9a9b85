import type { Runtime } from './runtime.ts';

const FIRST_DELAY = 500;
const LONGEST_DELAY = 8_000;

/**
 * Returns the pause in a Retry-After header (seconds or a date), in milliseconds; undefined if it is missing or in the
 * past.
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after') ?? '-';
  const ms = Number(value) >= 0 ? Number(value) * 1000 : Date.parse(value) - now;
  return ms >= 0 ? ms : undefined;
}

/**
 * Tells whether a retry may succeed: after 408, 429 and 5xx, and after a 409 with Retry-After (the server is still
 * processing a request with the same idempotency key).
 */
export const isRetryable = ({ status, headers }: Response): boolean =>
  status === 408 || status === 429 || status >= 500 || (status === 409 && headers.has('retry-after'));

/**
 * Returns the pause before retry number `attempt` (from 0), in milliseconds: that of Retry-After, else exponential with
 * full jitter.
 */
export function retryDelay(attempt: number, response: Response | undefined, runtime: Runtime): number {
  const asked = response && retryAfter(response.headers, runtime.now());
  return asked ?? runtime.random() * Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt);
}
