import { aborted, type Guard, openGuard } from './deadline.ts';
import type { DaftarError } from './errors.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import type { CallOptions, DaftarOptions, Fetch } from './options.ts';
import { isRetryable, retryDelay } from './retry.ts';
import type { Runtime } from './runtime.ts';

/** One call on its way: its options, and what the transport leaves there for whoever reads the body. */
export interface Trip extends CallOptions {
  /** The operation may be repeated, whatever its method. */
  safe?: boolean;
  /** What was built for the call: the body goes again with each attempt, unless a middleware put another request in place. */
  request?: Request;
  body?: Blob | string | null;
  /** Goes before the client's own. */
  fetch?: Fetch;
  /** The last attempt's guard, still running while the body is read; the reader closes it. */
  guard?: Guard;
}

/** Sends a request, again where that is safe and may help, within the call's limits. */
export type Send = (request: Request, trip: Trip) => Promise<Response>;

async function authorize({ headers }: Request, { token, secretKey }: DaftarOptions): Promise<void> {
  const add = (name: string, value?: string | null | false) =>
    value && !headers.has(name) && headers.set(name, value);
  add('x-auth-token', typeof token === 'function' ? await token() : token);
  add('authorization', secretKey && `Bearer ${secretKey}`);
}

/** Builds the client's fetch: credentials, limits and retries, below every middleware. */
export function createSend(options: DaftarOptions, runtime: Runtime): Send {
  return async (request, trip) => {
    const timeout = trip.timeout ?? options.timeout ?? 30_000;
    const end = runtime.now() + (trip.deadline ?? options.deadline ?? 90_000);
    const mayRepeat = trip.safe || request.method === 'GET' || request.headers.has(IDEMPOTENCY_HEADER);
    const retries = mayRepeat ? (trip.maxRetries ?? options.maxRetries ?? 2) : 0;
    const body = request === trip.request ? trip.body : undefined;
    const fetch = trip.fetch ?? options.fetch ?? globalThis.fetch;
    await authorize(request, options);
    for (let tried = 0; ; tried++) {
      const left = end - runtime.now();
      const guard = openGuard(Math.min(timeout, left), left < timeout ? 'deadline' : 'attempt', trip.signal);
      let answer: Response | undefined;
      let failure: DaftarError | undefined;
      try {
        const fresh = tried < retries && request.body && !body ? request.clone() : request;
        // Node before 20.10 loses a request's headers beside other options.
        const { headers } = fresh;
        answer = await fetch(fresh, { headers, signal: guard.signal, ...(body && { body }) });
      } catch (error) {
        failure = guard.explain(error);
      }
      const mayHelp = tried < retries && (answer ? isRetryable(answer) : failure?.retryable);
      const pause = mayHelp ? retryDelay(tried, answer, runtime) : Infinity;
      const done = pause >= end - runtime.now();
      if (answer && done) {
        // A middleware may send twice.
        trip.guard?.close();
        trip.guard = guard;
        return answer;
      }
      guard.close();
      if (done) throw failure;
      answer?.body?.cancel().catch(() => {});
      await runtime.sleep(pause, trip.signal);
      if (trip.signal?.aborted) throw aborted(trip.signal);
    }
  };
}
