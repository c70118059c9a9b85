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
export class Call<T> extends Promise<T> {
  /** What `then` makes is an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #arrival: Promise<Arrival<T>>;

  constructor(arrival: Promise<Arrival<T>>) {
    super((resolve) => resolve(arrival.then(({ data }) => data)));
    this.#arrival = arrival;
  }

  /** The data together with its response, request id and whether it was replayed. */
  async withResponse(): Promise<Answer<T>> {
    // A failure is told here, not a second time as unhandled.
    this.catch(() => {});
    const { data, response } = await this.#arrival;
    const { headers } = response;
    return {
      data,
      response,
      requestId: headers.get('x-request-id') ?? undefined,
      replayed: headers.get('idempotency-replayed') === 'true',
    };
  }
}
