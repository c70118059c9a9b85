import type { Method } from '../contract.ts';
import { assertAddresses } from './address-of.ts';
import type { Api } from './api.ts';
import { Call } from './call.ts';
import { exchange, type Wire } from './exchange.ts';
import { type Download, downloadOf, formOf } from './files.ts';
import { withMiddleware } from './middleware.ts';
import type { AnyInput } from './operation-input.ts';
import type { CallOptions, DaftarOptions, EditOptions, UploadOptions } from './options.ts';
import { type Page, PageCall } from './page.ts';
import { progressFetch } from './progress.ts';
import { createRawClient, type RawClient } from './raw-client.ts';
import { systemRuntime } from './runtime.ts';
import { createTransport } from './transport.ts';
import { type LastEvent, watch } from './watch.ts';

/** The calls of the resources, and the openapi-fetch client that makes them. */
export interface ApiClient extends Api {
  readonly raw: RawClient;
}

/** Creates the client that makes every call of the resources. */
export function createApiClient(clientOptions: DaftarOptions): ApiClient {
  assertAddresses(clientOptions);
  const runtime = { ...systemRuntime, ...clientOptions.runtime };
  const send = withMiddleware(clientOptions.middleware ?? [], createTransport(clientOptions, runtime));
  const raw = createRawClient(clientOptions, send);
  const wire: Wire = { client: raw, send };

  const client = {
    raw,

    call<T>(method: Method, path: string, input: AnyInput, options?: EditOptions): Call<T> {
      return new Call(exchange(wire, { method, path, input, options }, { ...options }));
    },

    /** The position of a page is sent in the query, or in the body of a POST. */
    list<T, P extends Page<T>>(
      method: Method,
      path: string,
      input: AnyInput,
      options?: CallOptions,
    ): PageCall<T, P> {
      const part = method === 'GET' ? 'query' : 'body';
      return new PageCall((position) => {
        const positioned = { ...input, [part]: { ...input[part], ...position } };
        return exchange(wire, { method, path, input: positioned, options }, { ...options });
      });
    },

    upload<T>(method: Method, path: string, input: AnyInput, options: UploadOptions = {}): Call<T> {
      const { onProgress, timeout = Infinity } = options;
      const fetch = onProgress && progressFetch(onProgress, clientOptions.fetch);
      const call = { method, path, input, options, bodySerializer: formOf };
      return new Call(exchange(wire, call, { ...options, timeout, fetch }));
    },

    download(method: Method, path: string, input: AnyInput, options?: CallOptions): Call<Download> {
      const download = exchange(wire, { method, path, input, options, parseAs: 'stream' }, { ...options });
      return new Call(download.then(({ response }) => ({ data: downloadOf(response), response })));
    },

    watch<T>(
      method: Method,
      path: string,
      input: AnyInput,
      last: LastEvent<T>,
      options?: CallOptions,
    ): AsyncGenerator<T, void> {
      return watch(wire, runtime, { method, path, input, options }, last);
    },
  };
  // With the generic signatures of `Api`, the compiler would compare the union of all operations.
  return client as unknown as ApiClient;
}
