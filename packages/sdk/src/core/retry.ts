import type { Runtime } from './runtime.ts';

const FIRST_DELAY = 500;
const LONGEST_DELAY = 8_000;

/** The pause that an answer asks for with Retry-After (seconds or a date), in milliseconds; undefined when it asks for none, or for a time gone by. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after') ?? '-';
  const ms = Number(value) >= 0 ? Number(value) * 1000 : Date.parse(value) - now;
  return ms >= 0 ? ms : undefined;
}

/**
 * Tells whether an answer may turn out otherwise when asked again: 429, 5xx, and a 409 that names
 * its own pause (the same idempotency key is still being worked on).
 */
export const isRetryable = ({ status, headers }: Response): boolean =>
  status === 408 || status === 429 || status >= 500 || (status === 409 && headers.has('retry-after'));

/** The pause before retry number `attempt` (from 0): what the answer asks for, else exponential with full jitter. */
export function retryDelay(attempt: number, answer: Response | undefined, runtime: Runtime): number {
  const asked = answer && retryAfter(answer.headers, runtime.now());
  return asked ?? runtime.random() * Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt);
}
