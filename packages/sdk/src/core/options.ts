import type { Runtime } from './runtime.ts';

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
  fetch?: ((input: Request, init?: RequestInit) => Promise<Response>) | undefined;
  /** Longest time for one attempt, in milliseconds; default 30,000. */
  timeout?: number | undefined;
  /** Longest time for a whole call, in milliseconds; default 90,000. */
  deadline?: number | undefined;
  /** Default 2. */
  maxRetries?: number | undefined;
  /** Sent with every call. */
  headers?: Record<string, string> | undefined;
  /** Clock, chance and pauses, for tests. */
  runtime?: Partial<Runtime> | undefined;
}
