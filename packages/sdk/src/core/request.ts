import { DaftarError } from './errors.ts';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from './idempotency.ts';
import type { CallOptions, DaftarOptions } from './options.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Whether an operation may be repeated, where HTTP's word on its method is not enough: `safe` yes, `once` no,
 * `keyed` yes under an idempotency key (the contract's `x-idempotent`: it moves money).
 */
export type Repeat = 'safe' | 'once' | 'keyed';

/** A call: `id` fills the path's placeholder; `payload` is a GET's query, else the body. */
export type Asked = [
  method: Method,
  path: string,
  options?: CallOptions,
  id?: string,
  payload?: object,
  repeat?: Repeat,
];

/** A body that is no JSON, with its type. */
export interface Form {
  body: Blob;
  type: string;
}

/** Hands on each value that there is, and each one of an array. */
function each(values: object, put: (name: string, value: string) => void): void {
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value ?? []].flat()) put(name, one);
  }
}

/** Builds the request of a call, and its body once more: so that a retry need not copy the request's stream. */
export function requestOf(
  { baseUrl, baseUrls = {}, headers }: DaftarOptions,
  [method, path, options, id, payload, repeat]: Asked,
  form?: Form,
): { request: Request; body: Blob | string | null } {
  const [start, name, end] = path.split(/[{}]/);
  // Such an id would make another address of the path, its list's own for one.
  if (name && /^(\.{0,2}|undefined|null)$/.test(`${id}`)) throw new DaftarError(`${path} needs ${name}`);
  const isGet = method === 'GET';
  const search = new URLSearchParams();
  each({ ...options?.query, ...(isGet && payload) }, (key, value) => search.append(key, value));
  const base = (baseUrls[path.split('/')[1] ?? ''] ?? baseUrl).replace(/\/$/, '');
  const address = base + start + (name ? encodeURIComponent(`${id}`) + end : '');
  const query = search.toString();
  const body = form ? form.body : payload && !isGet ? JSON.stringify(payload) : null;
  // A redirect would carry the token to an origin that nobody chose.
  const request = new Request(query ? `${address}?${query}` : address, {
    method,
    body,
    redirect: 'manual',
  });
  const sent = {
    ...(body && { 'content-type': form ? form.type : 'application/json' }),
    ...headers,
    ...options?.headers,
    ...(repeat === 'keyed' && { [IDEMPOTENCY_HEADER]: options?.idempotencyKey ?? newIdempotencyKey() }),
  };
  each(sent, (key, value) => request.headers.set(key, value));
  return { request, body };
}
