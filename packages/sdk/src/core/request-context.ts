import type { Guard } from './deadline.ts';
import type { CallLimits, Fetch } from './options.ts';

/** State of one call besides its request; the transport records its guard and response in it. */
export interface RequestContext extends CallLimits {
  /** The caller's signal. */
  signal?: AbortSignal | undefined;
  /** The call may be repeated, whatever its HTTP method. */
  repeatable?: boolean | undefined;
  /** Replaces the client's `fetch` for this call. */
  fetch?: Fetch | undefined;
  /** Limits the last attempt, and still runs while the body is read; the reader of the body closes it. */
  guard?: Guard | undefined;
  /** The response after all middleware; its body may not be read yet. */
  response?: Response | undefined;
}

/** Sends a request within the limits of its call. */
export type Send = (request: Request, context: RequestContext) => Promise<Response>;
