import type { ParsedResponse } from './exchange.ts';

/** The data of a call, with its response and the relevant headers. */
export interface Answer<T> {
  data: T;
  /** The response itself; its body has been read. */
  response: Response;
  /** The request id. Include it when you contact support. */
  requestId: string | undefined;
  /** The version of the record; pass it as `ifMatch` when you edit the record. Undefined for records without versions. */
  etag: string | undefined;
  /** True when the server has replayed its response to an earlier request with the same idempotency key. */
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

  /** Resolves to the data, the response, its request id and etag, and whether the response was replayed. */
  async withResponse(): Promise<Answer<T>> {
    // This method reports the failure, so the call itself must not report it again as an unhandled rejection.
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
