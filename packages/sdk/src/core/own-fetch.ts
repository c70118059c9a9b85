import { bodyText } from './body-text.ts';
import type { Fetch, FetchInit } from './options.ts';
import type { SendRequest } from './request-context.ts';

/** Statuses whose responses have no body. */
const EMPTY = [204, 205, 304];

/**
 * Returns a function that sends a request with a `fetch` of the caller's own. That one may belong to another implementation,
 * which knows neither the global Request nor its Response; so it gets an address with plain options, and its response is
 * copied.
 */
export const ownFetch =
  (fetch: Fetch): SendRequest =>
  async (request, { signal = request.signal, body = bodyText.get(request) } = {}) => {
    const { url, method, headers, credentials } = request;
    const sent = body ?? (method === 'GET' ? undefined : await request.blob());
    const response = await fetch(url, {
      method,
      headers: Object.fromEntries(headers),
      redirect: 'manual',
      signal: signal as AbortSignal,
      ...((typeof sent === 'string' || sent?.size) && { body: sent as FetchInit['body'] & {} }),
      ...(credentials === 'include' && { credentials }),
    });
    if (response instanceof Response) return response;
    const { status, statusText } = response;
    const received: [string, string][] = [];
    response.headers.forEach((value, name) => void received.push([name, value]));
    return new Response(
      EMPTY.includes(status) ? null : (response.body as ConstructorParameters<typeof Response>[0]),
      {
        status,
        statusText,
        headers: received,
      },
    );
  };
