import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import type { CallLimits } from './options.ts';
import type { RequestContext } from './request-context.ts';

/** The limits of one call, after the defaults were filled in. */
export interface RetryPolicy {
  timeout: number;
  deadline: number;
  maxRetries: number;
}

/**
 * Returns the limits of a call: its own, else the client's, else the defaults. There are no retries if the call must not be
 * repeated.
 */
export function retryPolicy(request: Request, context: RequestContext, client: CallLimits): RetryPolicy {
  const repeatable =
    context.repeatable || request.method === 'GET' || request.headers.has(IDEMPOTENCY_HEADER);
  return {
    timeout: context.timeout ?? client.timeout ?? 30_000,
    deadline: context.deadline ?? client.deadline ?? 90_000,
    maxRetries: repeatable ? (context.maxRetries ?? client.maxRetries ?? 2) : 0,
  };
}
