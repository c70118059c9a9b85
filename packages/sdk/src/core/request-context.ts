import type { Guard } from './deadline.ts';
import type { CallLimits } from './options.ts';

/** Sends one attempt of a request. `body` replaces the request's. */
export type SendRequest = (
  request: Request,
  init?: { signal?: AbortSignal; body?: string },
) => Promise<Response>;

/** State of one call. The transport stores the guard and the response of the last attempt in it. */
export interface RequestContext extends CallLimits {
  /** The caller's signal. */
  signal?: AbortSignal | undefined;
  /** The call may be retried, whatever its HTTP method. */
  repeatable?: boolean | undefined;
  /** Replaces the client's `fetch` for this call. */
  fetch?: SendRequest | undefined;
  /** Limits the time of the last attempt, including the reading of its body; the code that reads the body closes it. */
  guard?: Guard | undefined;
  /** The response after all middleware; its body may be unread. */
  response?: Response | undefined;
}

/** Sends a request within the limits of its call. */
export type Send = (request: Request, context: RequestContext) => Promise<Response>;
