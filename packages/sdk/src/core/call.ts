import type { ParsedResponse } from './exchange.ts';

/** The data of a call, with its response and the headers that matter. */
export interface Answer<T> {
  data: T;
  /** The response itself; its body is already read. */
  response: Response;
  /** Quote this to support. */
  requestId: string | undefined;
  /** The version of the record; hand it back as `ifMatch` when you edit the record. Undefined for records without versions. */
  etag: string | undefined;
  /** True when the server has repeated its answer to an earlier request with the same idempotency key. */
  replayed: boolean;
}

/** A running call: a promise of its data; `withResponse()` resolves to the response as well. */
export class Call<T> extends Promise<T> {
  /** `then` returns an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #parsed: Promise<ParsedResponse<T>>;

  constructor(parsed: Promise<ParsedResponse<T>>) {
    super((resolve) => resolve(parsed.then(({ data }) => data)));
    this.#parsed = parsed;
  }

  /** Resolves to the data, the response, its request id and etag, and whether the answer was replayed. */
  async withResponse(): Promise<Answer<T>> {
    // This method reports the failure; the call itself must not report it again as unhandled.
    this.catch(() => {});
    const { data, response } = await this.#parsed;
    const { headers } = response;
    return {
      data,
      response,
      requestId: headers.get('x-request-id') ?? undefined,
      etag: headers.get('etag') ?? undefined,
      replayed: headers.get('idempotency-replayed') === 'true',
    };
  }
}
