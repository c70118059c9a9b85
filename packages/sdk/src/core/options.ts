import type { Runtime } from './runtime.ts';

/** What sends a request. */
export type Fetch = (input: Request, init?: RequestInit) => Promise<Response>;

/** What lies around every call, however often it is tried: it may change the request, the answer, or answer itself. */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** How much of an upload is on its way, in bytes, the form around the file included. */
export interface Progress {
  loaded: number;
  total: number;
}

/** What every method takes as its last argument. */
export interface CallOptions {
  /** Ends the call with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Longest time for one attempt, in milliseconds. */
  timeout?: number | undefined;
  /** Longest time for the whole call, retries and pauses included, in milliseconds. */
  deadline?: number | undefined;
  /** How many times a failed attempt is repeated. */
  maxRetries?: number | undefined;
  /** Your own key for an operation that moves money; without one the client makes it. */
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** Query parameters beside those that the method sends. */
  query?: Record<string, string> | undefined;
}

/** What an upload takes besides; `timeout` has no default of its own here. */
export interface UploadOptions extends CallOptions {
  /**
   * Tells how many bytes are on their way. In browsers as the network takes them, on Node as the connection does; with a
   * `fetch` of your own in a browser, and in service workers, Deno and Bun perhaps only once, at the end.
   */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** What a raw client stands on. */
export interface RawWay {
  baseUrl: string;
  headers: Record<string, string> | undefined;
  fetch(request: Request): Promise<Response>;
}

type Later<T> = T | (() => T | Promise<T>);

/** What a client is made with. */
export interface DaftarOptions {
  /** The API's address, such as `https://api.example.com`. */
  baseUrl: string;
  /** Other addresses by the first part of the path, such as `{ checkout: 'https://pay.example.com' }`. */
  baseUrls?: Record<string, string> | undefined;
  /** A signed-in user's token, or how to read the present one; sent as `x-auth-token`. */
  token?: Later<string | null | undefined> | undefined;
  /** A merchant's secret key, `sk_…`; sent as `Authorization: Bearer`. Never in a browser. */
  secretKey?: string | undefined;
  /** Default: the global `fetch`. */
  fetch?: Fetch | undefined;
  /** Longest time for one attempt, in milliseconds; default 30,000. */
  timeout?: number | undefined;
  /** Longest time for a whole call, in milliseconds; default 90,000. */
  deadline?: number | undefined;
  /** Default 2. */
  maxRetries?: number | undefined;
  /** Sent with every call. */
  headers?: Record<string, string> | undefined;
  /** Lies around every call, the first one outermost. */
  middleware?: readonly Middleware[] | undefined;
  /** Clock, chance and pauses, for tests. */
  runtime?: Partial<Runtime> | undefined;
}
