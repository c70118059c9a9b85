import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../contract.ts';
import { type Arrival, Call } from './call.ts';
import { errorFrom, hasErrors } from './error-from.ts';
import { DaftarError, type ErrorBody, ServerError } from './errors.ts';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from './idempotency.ts';
import type { CallOptions, DaftarOptions } from './options.ts';
import { type Page, PageCall } from './page.ts';
import { type Runtime, systemRuntime } from './runtime.ts';
import { createSend, type Send, type Trip } from './transport.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = keyof paths & string;
type Ids = Record<string, string>;

/**
 * Whether an operation may be repeated, where HTTP's word on its method is not enough: `safe` yes, `once` no,
 * `keyed` yes under an idempotency key (the contract's `x-idempotent`: it moves money).
 */
type Repeat = 'safe' | 'once' | 'keyed';

/** The openapi-fetch request without its generics, which cost every consumer's compiler dear. */
type PlainRequest = (
  method: Method,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Refuses an id that would make another address of the path, such as the list's own. */
function checkIds(path: string, ids: Ids): void {
  for (const name in ids) {
    if (/^(\.{0,2}|undefined|null)$/.test(`${ids[name]}`)) throw new DaftarError(`${path} needs ${name}`);
  }
}

/** The contract's operations by method and path; every resource calls through it. */
export class Api {
  readonly raw: Client<paths>;
  readonly runtime: Runtime;
  readonly #baseUrls: DaftarOptions['baseUrls'];
  readonly #send: Send;
  readonly #request: PlainRequest;

  constructor(options: DaftarOptions) {
    const { baseUrl, baseUrls, headers } = options;
    this.runtime = { ...systemRuntime, ...options.runtime };
    const send = createSend(options, this.runtime);
    this.#baseUrls = baseUrls;
    this.#send = send;
    // A redirect would carry the token to an origin that nobody chose.
    this.raw = createClient<paths>({
      baseUrl,
      headers,
      redirect: 'manual',
      async fetch(request) {
        const trip: Trip = { signal: request.signal };
        const response = await send(request, trip);
        // Whoever reads the body does so without a clock, but the caller's signal still ends it.
        trip.guard?.restart(Infinity);
        return response;
      },
    });
    this.#request = this.raw.request as unknown as PlainRequest;
  }

  /** Calls an operation that answers one thing; `payload` is a GET's query, else the body. */
  call<T>(
    method: Method,
    path: Path,
    options?: CallOptions,
    ids?: Ids,
    payload?: object,
    repeat?: Repeat,
  ): Call<T> {
    return new Call(this.arrive<T>(method, path, options, ids, payload, { repeat }));
  }

  /** Calls an operation that lists: a GET, or a POST that only reads. */
  list<T, P extends Page<T> = Page<T>>(
    path: Path,
    query?: object,
    options?: CallOptions,
    method: Method = 'GET',
  ): PageCall<T, P> {
    return new PageCall((position) =>
      this.arrive<P>(method, path, options, {}, { ...query, ...position }, { repeat: 'safe' }),
    );
  }

  /** Makes a call and judges its answer; of a stream, the caller reads the body and closes the trip's guard. */
  async arrive<T>(
    method: Method,
    path: string,
    options: CallOptions | undefined,
    ids: Ids = {},
    payload?: object,
    { repeat, stream }: { repeat?: Repeat | undefined; stream?: Trip } = {},
  ): Promise<Arrival<T>> {
    checkIds(path, ids);
    const trip: Trip = Object.assign(stream ?? {}, options, {
      safe: repeat ? repeat !== 'once' : method !== 'POST',
    });
    const isGet = method === 'GET';
    const key = repeat === 'keyed' && {
      [IDEMPOTENCY_HEADER]: options?.idempotencyKey ?? newIdempotencyKey(),
    };
    let open = false;
    try {
      const { data, error, response } = await this.#request(method, path, {
        baseUrl: this.#baseUrls?.[path.split('/')[1] ?? ''],
        params: { path: ids, query: isGet ? payload : undefined },
        body: isGet ? undefined : payload,
        bodySerializer: (body: object) => (trip.json = JSON.stringify(body)),
        parseAs: stream && 'stream',
        headers: { ...options?.headers, ...key },
        fetch: (request: Request) => this.#send(request, trip),
        trip,
      });
      if (!response.ok || hasErrors(data as ErrorBody)) throw errorFrom(response, error ?? data);
      open = !!stream;
      return { data: data as T, response };
    } catch (error) {
      // After the headers, a failure is a body that is no JSON or that broke off.
      const { guard, response } = trip;
      throw response
        ? guard?.explain(error instanceof SyntaxError ? new ServerError(response, '') : error)
        : error;
    } finally {
      if (!open) trip.guard?.close();
    }
  }
}
