import type { Method } from '../contract.ts';
import { Call } from './call.ts';
import { exchange, type Wire } from './exchange.ts';
import { type Download, downloadOf, formOf } from './files.ts';
import { withMiddleware } from './middleware.ts';
import type { AnyInput } from './operation-input.ts';
import type { CallOptions, DaftarOptions, EditOptions, UploadOptions } from './options.ts';
import { type Page, PageCall } from './page.ts';
import { progressFetch } from './progress.ts';
import { createRawClient } from './raw-client.ts';
import type { RequestContext } from './request-context.ts';
import { type Runtime, systemRuntime } from './runtime.ts';
import { createTransport } from './transport.ts';
import { type LastEvent, watch } from './watch.ts';

/**
 * Implements `Api` for any operation. With the generic signatures of `Api`, the compiler would compare the union of all
 * operations.
 */
export class ApiClient {
  declare readonly wire: Wire;
  declare readonly runtime: Runtime;
  declare readonly options: DaftarOptions;

  constructor(options: DaftarOptions) {
    this.options = options;
    this.runtime = { ...systemRuntime, ...options.runtime };
    const send = withMiddleware(options.middleware ?? [], createTransport(options, this.runtime));
    this.wire = { client: createRawClient(options, send), send };
  }

  call<T>(method: Method, path: string, input: AnyInput, options?: EditOptions): Call<T> {
    return new Call(exchange(this.wire, { method, path, input, options }, { ...options }));
  }

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
      return exchange(this.wire, { method, path, input: positioned, options }, { ...options });
    });
  }

  upload<T>(method: Method, path: string, input: AnyInput, options: UploadOptions = {}): Call<T> {
    const { onProgress, timeout = Infinity } = options;
    const fetch = onProgress && progressFetch(onProgress, this.options.fetch);
    const call = { method, path, input, options, bodySerializer: formOf };
    return new Call(exchange(this.wire, call, { ...options, timeout, fetch }));
  }

  download(method: Method, path: string, input: AnyInput, options?: CallOptions): Call<Download> {
    const context: RequestContext = { ...options };
    const read = async () => {
      const { response } = await exchange(this.wire, { method, path, input, options, stream: true }, context);
      // Reading the file has no time limit; the caller's signal can still abort it.
      context.guard?.restart(Infinity);
      return { data: downloadOf(response), response };
    };
    return new Call(read());
  }

  watch<T>(
    method: Method,
    path: string,
    input: AnyInput,
    last: LastEvent<T>,
    options?: CallOptions,
  ): AsyncGenerator<T, void> {
    return watch(this.wire, this.runtime, { method, path, input, options }, last);
  }
}
