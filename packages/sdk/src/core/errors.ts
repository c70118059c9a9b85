import { isRetryable } from './retry.ts';

/** One entry of an error response's `errors` array. */
export interface ErrorDetail {
  /** A message for the user. */
  message: string;
  /** The field of the body, with dots for nested fields. */
  field?: string;
  /** Stable code of the message, such as `merchant.name.minLength`; use it to translate the message. */
  code?: string;
  /** Values that the message contains, by name, such as `{ count: 120 }`; insert them into a translation. */
  values?: Record<string, string | number>;
}

/**
 * Property that marks an error class with its name. A registered symbol is the same in every copy of this package in a
 * program.
 */
export const ERROR_NAME: unique symbol = Symbol.for('@daftar/sdk/error-name') as never;

interface ErrorClass {
  [ERROR_NAME]?: string;
}

/** The base class of all errors of this client. */
export class DaftarError extends Error {
  static readonly [ERROR_NAME]: string = 'DaftarError';
  override name: string = (this.constructor as typeof DaftarError)[ERROR_NAME];
  /** True when the same call may succeed later. */
  readonly retryable: boolean = false;

  /**
   * Makes `instanceof` true for errors of another copy of this package, too: `import` and `require` load one copy each.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore-start lint/complexity/noThisInStatic: subclasses inherit this method.
    const isOurs = Object.hasOwn(this, ERROR_NAME);
    for (let prototype = Object(value); prototype; prototype = Object.getPrototypeOf(prototype)) {
      const found: ErrorClass | undefined = prototype.constructor;
      if (found === this || (isOurs && found?.[ERROR_NAME] === this[ERROR_NAME])) return true;
    }
    return false;
    // biome-ignore-end lint/complexity/noThisInStatic: subclasses inherit this method.
  }
}

/** There is no response: the connection failed or broke. */
export class ConnectionError extends DaftarError {
  static override readonly [ERROR_NAME] = 'ConnectionError';
  override readonly retryable = true;
}

/** The response did not arrive within the time limit. */
export class TimeoutError extends DaftarError {
  static override readonly [ERROR_NAME] = 'TimeoutError';
  override readonly retryable = true;
  /** `attempt`: one attempt took longer than `timeout`; `deadline`: the whole call took longer than `deadline`. */
  declare readonly limit: 'attempt' | 'deadline';

  constructor(limit: 'attempt' | 'deadline') {
    super(`Timeout: ${limit}`);
    this.limit = limit;
  }
}

/** The caller's signal aborted the call; the signal's reason is the `cause`. */
export class AbortError extends DaftarError {
  static override readonly [ERROR_NAME] = 'AbortError';
}

/** The fields that an error body may have; all are unverified. */
type ErrorBody =
  | {
      status?: string;
      message?: string;
      errors?: ErrorDetail[];
      requestId?: string;
      current?: StoredRecord;
      changedBy?: string;
      changedAt?: string;
    }
  | null
  | undefined;

type StoredRecord = Readonly<Record<string, unknown>>;

/**
 * Returns the `errors` of a body. They are an error at any status: the response for a session that cannot be paid has
 * status 200.
 */
export function errorsOf(body: unknown): readonly ErrorDetail[] {
  const errors = (body as ErrorBody)?.errors;
  return Array.isArray(errors) ? errors : [];
}

/** The server has rejected the call. A response with an `errors` array is a rejection at any status, even 200. */
export class ApiError extends DaftarError {
  static override readonly [ERROR_NAME]: string = 'ApiError';
  declare readonly retryable: boolean;
  /** The HTTP status. */
  declare readonly status: number;
  /** The first detail's code, else the body's `status` text, such as `Token-Expired`. */
  declare readonly code: string | undefined;
  /** The request id. Include it when you contact support. */
  declare readonly requestId: string | undefined;
  /** All errors of the response, the most important first. */
  declare readonly errors: readonly ErrorDetail[];
  /** The whole body, parsed if it is JSON. */
  declare readonly body: unknown;
  /** Private, so that logging the error does not print the whole Response. */
  readonly #response: Response;

  constructor(response: Response, body: unknown) {
    const known = body as ErrorBody;
    const errors = errorsOf(body);
    super(errors[0]?.message ?? known?.message ?? `HTTP ${response.status}`);
    this.status = response.status;
    this.code = errors[0]?.code ?? known?.status;
    this.requestId = known?.requestId ?? response.headers.get('x-request-id') ?? undefined;
    this.errors = errors;
    this.body = body;
    this.retryable = isRetryable(response);
    this.#response = response;
  }

  get response(): Response {
    return this.#response;
  }

  /** Returns the first message of each field; messages without a field have the key `''`. */
  fieldErrors(): Record<string, string> {
    const found: Record<string, string> = {};
    for (const { field = '', message } of this.errors) found[field] ??= message;
    return found;
  }
}

/** 401: the token or key is missing or no longer valid; `code` says which (`Token-Expired`, `Invalid-Token`). */
export class AuthenticationError extends ApiError {
  static override readonly [ERROR_NAME] = 'AuthenticationError';
}

/** 403: the caller's role lacks the permission. */
export class PermissionError extends ApiError {
  static override readonly [ERROR_NAME] = 'PermissionError';
}

/** 404: the record does not exist, or the caller may not see it. */
export class NotFoundError extends ApiError {
  static override readonly [ERROR_NAME] = 'NotFoundError';
}

/** 409: the state of the record does not allow the call. */
export class ConflictError extends ApiError {
  static override readonly [ERROR_NAME] = 'ConflictError';
}

/** 412: the record has changed since the version in `ifMatch`; nothing was saved. Its `code` is `stale`. */
export class PreconditionFailedError extends ApiError {
  static override readonly [ERROR_NAME] = 'PreconditionFailedError';

  /** The current record, in the form of the operation's response. */
  get current(): StoredRecord | undefined {
    return (this.body as ErrorBody)?.current;
  }

  /** Who made the newest change of the record that the caller may see in its history. */
  get changedBy(): string | undefined {
    return (this.body as ErrorBody)?.changedBy;
  }

  /** When `changedBy` made it, in ISO 8601. */
  get changedAt(): string | undefined {
    return (this.body as ErrorBody)?.changedAt;
  }

  /** The version of `current`; pass it as `ifMatch` to save again. */
  get etag(): string | undefined {
    return this.response.headers.get('etag') ?? undefined;
  }
}

/** 400 or 422: the request is invalid; see `fieldErrors()`. */
export class ValidationError extends ApiError {
  static override readonly [ERROR_NAME] = 'ValidationError';
}

/** 429: there were too many requests, even after the retries. */
export class RateLimitError extends ApiError {
  static override readonly [ERROR_NAME] = 'RateLimitError';
}

/** 5xx, or a response that cannot be parsed. */
export class ServerError extends ApiError {
  static override readonly [ERROR_NAME] = 'ServerError';
}
