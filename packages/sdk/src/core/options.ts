import type { Runtime } from './runtime.ts';

/** What the client passes to a `fetch`. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  /** A text, or the bytes of an upload. The type of undici's `fetch` takes no Blob of the DOM's types, but an iterable. */
  body?: string | (Blob & AsyncIterable<Uint8Array>);
  redirect: 'manual';
  signal: AbortSignal;
  credentials?: 'include';
}

/** What the client reads of a response. */
export interface FetchResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: { forEach(visit: (value: string, name: string) => void): void };
  readonly body: unknown;
}

/** Sends a request: any `fetch` that follows the standard, such as that of undici or node-fetch. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

/**
 * Wraps every call once, including its retries. It may change the request or the response, or respond without sending the
 * request.
 */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** Progress of an upload in bytes, including the multipart form around the file. */
export interface Progress {
  loaded: number;
  total: number;
}

/** The limits of a call. */
export interface CallLimits {
  /** Time limit of one attempt, in milliseconds; default 30,000. */
  timeout?: number | undefined;
  /** Time limit of the whole call with retries and pauses, in milliseconds; default 90,000. */
  deadline?: number | undefined;
  /** Number of retries after a failed attempt; default 2. */
  maxRetries?: number | undefined;
}

/** The last argument of every method. */
export interface CallOptions extends CallLimits {
  /** Aborts the call, which then throws an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Your own idempotency key for an operation that moves money; by default the client creates one. */
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** Additional query parameters, besides those that the method sends. */
  query?: Record<string, string> | undefined;
}

/** The options of an operation that edits a record. */
export interface EditOptions extends CallOptions {
  /**
   * The `etag` of the record that you read, from `withResponse()`; sent as `If-Match`. If the record has changed since, the
   * call throws a `PreconditionFailedError` and saves nothing. Without it, the edit overwrites the stored record.
   */
  ifMatch?: string | undefined;
}

/** The options of an upload; `timeout` has no default here. */
export interface UploadOptions extends CallOptions {
  /**
   * Called with the number of bytes sent so far. In browsers it reports what the network has sent, on Node what the
   * connection has accepted. With your own `fetch` in a browser, and in service workers, Deno and Bun, it may be called
   * only once, at the end.
   */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** A value, or a function that returns the current one. */
type Current<T> = T | (() => T | Promise<T>);

/** The options of a client; its limits are the defaults of each call. */
export interface DaftarOptions extends CallLimits {
  /** The API's base URL, such as `https://api.example.com`. */
  baseUrl: string;
  /** Other base URLs by the first segment of the path, such as `{ checkout: 'https://pay.example.com' }`. */
  baseUrls?: Record<string, string> | undefined;
  /** A signed-in user's token, or a function that returns the current one; sent as `x-auth-token`. */
  token?: Current<string | null | undefined> | undefined;
  /** A merchant's secret key, `sk_…`; sent as `Authorization: Bearer`. Never use it in a browser. */
  secretKey?: string | undefined;
  /** Default: the global `fetch`. Use another one for a proxy, or to see what is sent. */
  fetch?: Fetch | undefined;
  /** Headers that are sent with every call. */
  headers?: Record<string, string> | undefined;
  /** Wraps every call; the first one is the outermost. */
  middleware?: readonly Middleware[] | undefined;
  /** Clock, random numbers and pauses, for tests. */
  runtime?: Partial<Runtime> | undefined;
}
