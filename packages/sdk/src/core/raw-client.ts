import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../contract.ts';
import { addressOf } from './address-of.ts';
import { bodyText } from './body-text.ts';
import { fillPath } from './fill-path.ts';
import { limitReading } from './limit-reading.ts';
import type { DaftarOptions } from './options.ts';
import type { RequestContext, Send } from './request-context.ts';

/** The openapi-fetch client of the contract's paths. */
export type RawClient = Client<paths>;

/**
 * Creates the openapi-fetch client that makes every call. A call that does not pass its own `fetch` comes from
 * `daftar.raw`.
 */
export function createRawClient(options: DaftarOptions, send: Send): RawClient {
  return createClient<paths>({
    headers: options.headers,
    // Do not follow redirects: they would send the token to another origin.
    redirect: 'manual',
    pathSerializer: fillPath,
    // openapi-fetch supports only one base URL, so this class adds the right one. A proxy keeps `instanceof Request` true
    // for middleware.
    Request: new Proxy(Request, {
      construct(Target, [path, init]) {
        const request = new Target(addressOf(path, options), init);
        if (typeof init.body === 'string') bodyText.set(request, init.body);
        return request;
      },
    }),
    async fetch(request) {
      const context: RequestContext = { signal: request.signal };
      return limitReading(await send(request, context), context.guard, true);
    },
  });
}
