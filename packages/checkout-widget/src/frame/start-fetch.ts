import type { Fetch, FetchInit } from '@daftar/sdk';
import type { StartData } from './start-data.ts';

const PREVIEW = 'This is a preview. Nothing is paid here.';

/** Adds the page's language to a request: the gateway sends the payment's receipt in this language. */
const spoken = (init: FetchInit): FetchInit => ({
  ...init,
  headers: { ...init.headers, 'accept-language': document.documentElement.lang },
});

/**
 * Returns a `fetch` that responds to the first read of the session and of its service with the data in the page, which
 * saves two round trips. All other calls go to the gateway. In a preview no call leaves the page: reads repeat the data,
 * other calls are rejected.
 */
export function startFetch({ session, service, preview }: StartData, gateway: Fetch): Fetch {
  const stored = new Map<string, object>();
  if (session && service) {
    stored.set(`/checkout/get/service?sessionId=${encodeURIComponent(session.sessionId)}`, session);
    stored.set(`/checkout/get/service/${encodeURIComponent(session.serviceId)}`, service);
  }
  return async (url, init) => {
    const { pathname, search } = new URL(url, location.href);
    const known = stored.get(pathname + search);
    if (known && !preview) stored.delete(pathname + search);
    if (known) return Response.json(known);
    if (!preview) return gateway(url, spoken(init));
    const refusal = { status: 'Preview', message: PREVIEW, errors: [{ message: PREVIEW }], requestId: '' };
    return Response.json(refusal, { status: 422 });
  };
}
