import { bodyText } from './body-text.ts';
import { openGuard, signalError } from './deadline.ts';
import type { DaftarError } from './errors.ts';
import type { DaftarOptions } from './options.ts';
import { ownFetch } from './own-fetch.ts';
import type { Send, SendRequest } from './request-context.ts';
import { isRetryable, retryDelay } from './retry.ts';
import { retryPolicy } from './retry-policy.ts';
import type { Runtime } from './runtime.ts';

async function addCredentials({ headers }: Request, { token, secretKey }: DaftarOptions): Promise<void> {
  const add = (name: string, value?: string | null | false) =>
    value && !headers.has(name) && headers.set(name, value);
  add('x-auth-token', typeof token === 'function' ? await token() : token);
  add('authorization', secretKey && `Bearer ${secretKey}`);
}

/** The global `fetch`. Node before 20.10 drops a request's headers if it is copied with other options. */
const globalFetch: SendRequest = (request, init) =>
  globalThis.fetch(request, { headers: request.headers, ...init });

/**
 * Returns the client's transport, which is the innermost layer below the middleware: it adds credentials, enforces the
 * limits and retries.
 */
export function createTransport(options: DaftarOptions, runtime: Runtime): Send {
  const usual = options.fetch ? ownFetch(options.fetch) : globalFetch;
  return async (request, context) => {
    const { timeout, deadline, maxRetries } = retryPolicy(request, context, options);
    const end = runtime.now() + deadline;
    const { signal, fetch = usual } = context;
    const open = () => {
      const left = end - runtime.now();
      return openGuard(Math.min(timeout, left), left < timeout ? 'deadline' : 'attempt', signal);
    };
    const credentials = open();
    await credentials.race(addCredentials(request, options)).finally(credentials.close);

    for (let retries = 0; ; retries++) {
      const mayRetry = retries < maxRetries;
      const guard = open();
      let response: Response | undefined;
      let failure: DaftarError | undefined;
      try {
        const text = bodyText.get(request);
        const sent = mayRetry && request.body && text === undefined ? request.clone() : request;
        const body = request.bodyUsed ? text : undefined;
        response = await guard.race(fetch(sent, { signal: guard.signal, ...(body && { body }) }));
      } catch (error) {
        failure = guard.explain(error);
      }
      const worthwhile = mayRetry && (response ? isRetryable(response) : failure?.retryable);
      const pause = worthwhile ? retryDelay(retries, response, runtime) : Infinity;
      const isLast = pause >= end - runtime.now();
      if (response && isLast) {
        // A middleware may send the request twice: close the guard of the first response.
        context.guard?.close();
        context.guard = guard;
        return response;
      }
      guard.close();
      if (isLast) throw failure;
      response?.body?.cancel().catch(() => {});
      await runtime.sleep(pause, signal);
      if (signal?.aborted) throw signalError(signal);
    }
  };
}
