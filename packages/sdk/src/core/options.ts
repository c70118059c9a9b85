import type { Runtime } from './runtime.ts';

/** Sends a request. */
export type Fetch = (input: Request, init?: RequestInit) => Promise<Response>;

/** Wraps every call, however often it is retried: it may change the request or the response, or answer by itself. */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** Progress of an upload in bytes, including the form around the file. */
export interface Progress {
  loaded: number;
  total: number;
}

/** The limits of a call. */
export interface CallLimits {
  /** Longest time for one attempt, in milliseconds; default 30,000. */
  timeout?: number | undefined;
  /** Longest time for the whole call, retries and pauses included, in milliseconds; default 90,000. */
  deadline?: number | undefined;
  /** Number of retries after a failed attempt; default 2. */
  maxRetries?: number | undefined;
}

/** The last argument of every method. */
export interface CallOptions extends CallLimits {
  /** Ends the call with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Your own key for an operation that moves money; without one the client makes it. */
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** Query parameters beside those that the method sends. */
  query?: Record<string, string> | undefined;
}

/** The options of an operation that edits a record. */
export interface EditOptions extends CallOptions {
  /**
   * The `etag` of the record as you read it, from `withResponse()`; sent as `If-Match`. If the record has changed since, the
   * call fails with a `PreconditionFailedError` and saves nothing. Without it, the edit replaces whatever is stored.
   */
  ifMatch?: string | undefined;
}

/** The options of an upload; `timeout` has no default here. */
export interface UploadOptions extends CallOptions {
  /**
   * Called with the bytes sent so far: in browsers as the network takes them, on Node as the connection does. With your own
   * `fetch` in a browser, and in service workers, Deno and Bun, it may be called only once, at the end.
   */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** A value, or a function that returns the current one. */
type Current<T> = T | (() => T | Promise<T>);

/** The options of a client; its limits are the defaults of each call. */
export interface DaftarOptions extends CallLimits {
  /** The API's address, such as `https://api.example.com`. */
  baseUrl: string;
  /** Other addresses by the first part of the path, such as `{ checkout: 'https://pay.example.com' }`. */
  baseUrls?: Record<string, string> | undefined;
  /** A signed-in user's token, or a function that returns the current one; sent as `x-auth-token`. */
  token?: Current<string | null | undefined> | undefined;
  /** A merchant's secret key, `sk_…`; sent as `Authorization: Bearer`. Never use it in a browser. */
  secretKey?: string | undefined;
  /** Default: the global `fetch`. */
  fetch?: Fetch | undefined;
  /** Sent with every call. */
  headers?: Record<string, string> | undefined;
  /** Wraps every call; the first one is the outermost. */
  middleware?: readonly Middleware[] | undefined;
  /** Clock, random numbers and pauses, for tests. */
  runtime?: Partial<Runtime> | undefined;
}
