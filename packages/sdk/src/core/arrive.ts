import type { Arrival } from './call.ts';
import { errorFrom } from './error-from.ts';
import { DaftarError, errorsOf, ServerError } from './errors.ts';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from './idempotency.ts';
import type { CallOptions, DaftarOptions } from './options.ts';
import type { Send, Trip } from './transport.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Whether an operation may be repeated, where HTTP's word on its method is not enough: `safe` yes, `once` no,
 * `keyed` yes under an idempotency key (the contract's `x-idempotent`: it moves money).
 */
export type Repeat = 'safe' | 'once' | 'keyed';

/** The openapi-fetch request without its generics, which cost every consumer's compiler dear. */
export type PlainRequest = (
  method: Method,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/**
 * Makes a call and judges its answer. `id` fills the path's placeholder, `payload` is a GET's query, else the body;
 * of a `stream`, the caller reads the body and closes the trip's guard.
 */
export type Arrive = <T>(
  method: Method,
  path: string,
  options?: CallOptions,
  id?: string,
  payload?: object,
  repeat?: Repeat,
  stream?: Trip,
) => Promise<Arrival<T>>;

/** Builds the way from an operation to its data or error. */
export function createArrive(
  request: PlainRequest,
  send: Send,
  baseUrls: DaftarOptions['baseUrls'] = {},
): Arrive {
  return async <T>(...[method, path, options, id, payload, repeat, stream]: Parameters<Arrive>) => {
    const [, name] = path.split(/[{}]/);
    // Such an id would make another address of the path, its list's own for one.
    if (name && /^(\.{0,2}|undefined|null)$/.test(`${id}`)) throw new DaftarError(`${path} needs ${name}`);
    const safe = repeat ? repeat !== 'once' : method !== 'POST';
    const trip: Trip = Object.assign(stream ?? {}, options, { safe });
    const key = repeat === 'keyed' && {
      [IDEMPOTENCY_HEADER]: options?.idempotencyKey ?? newIdempotencyKey(),
    };
    const isGet = method === 'GET';
    try {
      const { data, error, response } = await request(method, path, {
        baseUrl: baseUrls[path.split('/')[1] ?? ''],
        params: { path: name && { [name]: id }, query: { ...options?.query, ...(isGet && payload) } },
        body: isGet ? undefined : payload,
        bodySerializer: (body: object) => (trip.json = JSON.stringify(body)),
        parseAs: stream && 'stream',
        headers: { ...options?.headers, ...key },
        fetch: (request: Request) => send(request, trip),
        trip,
      });
      if (!response.ok || errorsOf(data)[0]) throw errorFrom(response, error ?? data);
      return { data: data as T, response };
    } catch (error) {
      const { guard, response } = trip;
      if (!response) throw error;
      // After the headers, a failure is a body that is no JSON or that broke off.
      throw guard?.explain(error instanceof SyntaxError ? new ServerError(response, '') : error);
    } finally {
      if (!stream) trip.guard?.close();
    }
  };
}
