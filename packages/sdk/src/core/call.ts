/** An answer with what came around it. */
export interface Answer<T> {
  data: T;
  /** The raw response; its body is already read. */
  response: Response;
  /** Quote this to support. */
  requestId: string | undefined;
  /** The server had done this already under the same idempotency key, and answered from its memory. */
  replayed: boolean;
}

/** What arrived: parsed data and the response it came in. */
export interface Arrival<T> {
  data: T;
  response: Response;
}

/** A call under way: a promise of its data; `withResponse()` tells the rest. */
export class Call<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Call';
  protected readonly arrival: Promise<Arrival<T>>;

  constructor(arrival: Promise<Arrival<T>>) {
    this.arrival = arrival;
  }

  // biome-ignore lint/suspicious/noThenProperty: a call is awaited like any promise.
  then<A = T, B = never>(
    onData?: ((data: T) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.arrival.then(({ data }) => data).then(onData, onError);
  }

  catch<B = never>(onError?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(null, onError);
  }

  finally(onEnd?: (() => void) | null): Promise<T> {
    return this.then().finally(onEnd);
  }

  /** The data together with its response, request id and whether it was replayed. */
  async withResponse(): Promise<Answer<T>> {
    const { data, response } = await this.arrival;
    const { headers } = response;
    return {
      data,
      response,
      requestId: headers.get('x-request-id') ?? undefined,
      replayed: headers.get('idempotency-replayed') === 'true',
    };
  }
}
