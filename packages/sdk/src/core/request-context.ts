import type { Guard } from './deadline.ts';
import type { CallLimits, Fetch } from './options.ts';

/** State of one call. The transport stores the guard and the response of the last attempt in it. */
export interface RequestContext extends CallLimits {
  /** The caller's signal. */
  signal?: AbortSignal | undefined;
  /** The call may be retried, whatever its HTTP method. */
  repeatable?: boolean | undefined;
  /** Replaces the client's `fetch` for this call. */
  fetch?: Fetch | undefined;
  /** Limits the time of the last attempt, including the reading of its body; the code that reads the body closes it. */
  guard?: Guard | undefined;
  /** The response after all middleware; its body may be unread. */
  response?: Response | undefined;
}

/** Sends a request within the limits of its call. */
export type Send = (request: Request, context: RequestContext) => Promise<Response>;
