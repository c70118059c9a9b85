import { isRetryable } from './retry.ts';

/** One entry of an error response's `errors` array. */
export interface ErrorDetail {
  /** A sentence to show. */
  message: string;
  /** The field of the body, with dots for nesting. */
  field?: string;
  /** Stable name of the message, such as `merchant.name.minLength`; translate by it. */
  code?: string;
  /** Values that the message contains, by name, such as `{ count: 120 }`; insert them into a translation. */
  values?: Record<string, string | number>;
}

/** Key of a class's error name; a registered symbol is the same for every copy of this package in a program. */
export const ERROR_NAME: unique symbol = Symbol.for('@daftar/sdk/error-name') as never;

interface ErrorClass {
  [ERROR_NAME]?: string;
}

function isInstance(value: unknown, expected: ErrorClass): boolean {
  const isOurs = Object.hasOwn(expected, ERROR_NAME);
  for (let prototype = Object(value); prototype; prototype = Object.getPrototypeOf(prototype)) {
    const found: ErrorClass | undefined = prototype.constructor;
    if (found === expected || (isOurs && found?.[ERROR_NAME] === expected[ERROR_NAME])) return true;
  }
  return false;
}

/** The base class of every error of this client. */
export class DaftarError extends Error {
  static readonly [ERROR_NAME]: string = 'DaftarError';
  override name: string = (this.constructor as typeof DaftarError)[ERROR_NAME];
  /** True when the same call may succeed later. */
  readonly retryable: boolean = false;

  /** `instanceof` also holds for errors of another copy of this package: `import` and `require` load one each. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: subclasses inherit this method.
    return isInstance(value, this);
  }
}

/** There is no response: the connection failed or broke. */
export class ConnectionError extends DaftarError {
  static override readonly [ERROR_NAME] = 'ConnectionError';
  override readonly retryable = true;
}

/** The response did not arrive in time. */
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

/** The caller's signal ended the call; the signal's reason is the `cause`. */
export class AbortError extends DaftarError {
  static override readonly [ERROR_NAME] = 'AbortError';
}

/** The fields that a body may have; nothing about it is certain. */
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

/** Returns the `errors` of a body. They are an error at any status: a session that cannot be paid comes with 200. */
export function errorsOf(body: unknown): readonly ErrorDetail[] {
  const errors = (body as ErrorBody)?.errors;
  return Array.isArray(errors) ? errors : [];
}

/** The server has refused the call (an `errors` array is a refusal at any status, even 200). */
export class ApiError extends DaftarError {
  static override readonly [ERROR_NAME]: string = 'ApiError';
  declare readonly retryable: boolean;
  /** The HTTP status. */
  declare readonly status: number;
  /** The first detail's code, else the body's `status` text, such as `Token-Expired`. */
  declare readonly code: string | undefined;
  /** Quote this to support. */
  declare readonly requestId: string | undefined;
  /** Everything that is wrong, the most important first. */
  declare readonly errors: readonly ErrorDetail[];
  /** The whole body, parsed if it is JSON. */
  declare readonly body: unknown;
  declare readonly response: Response;

  constructor(response: Response, body: unknown) {
    const known = body as ErrorBody;
    const errors = errorsOf(body);
    super(errors[0]?.message ?? known?.message ?? `HTTP ${response.status}`);
    Object.assign(this, {
      status: response.status,
      code: errors[0]?.code ?? known?.status,
      requestId: known?.requestId ?? response.headers.get('x-request-id') ?? undefined,
      errors,
      body,
      retryable: isRetryable(response),
    });
    // Not enumerable: logging the error must not print a whole Response.
    Object.defineProperty(this, 'response', { value: response });
  }

  /** Returns the first message of each field; messages without a field are under `''`. */
  fieldErrors(): Record<string, string> {
    const found: Record<string, string> = {};
    for (const { field = '', message } of this.errors) found[field] ??= message;
    return found;
  }
}

/** 401: there is no token or key, or it is no longer valid; `code` says which (`Token-Expired`, `Invalid-Token`). */
export class AuthenticationError extends ApiError {
  static override readonly [ERROR_NAME] = 'AuthenticationError';
}

/** 403: the caller's role lacks the permission. */
export class PermissionError extends ApiError {
  static override readonly [ERROR_NAME] = 'PermissionError';
}

/** 404: there is no such record in the caller's scope. */
export class NotFoundError extends ApiError {
  static override readonly [ERROR_NAME] = 'NotFoundError';
}

/** 409: the state of the record does not allow the call. */
export class ConflictError extends ApiError {
  static override readonly [ERROR_NAME] = 'ConflictError';
}

/** 412: the record has changed since the version that `ifMatch` names; nothing was saved. Its `code` is `stale`. */
export class PreconditionFailedError extends ApiError {
  static override readonly [ERROR_NAME] = 'PreconditionFailedError';

  /** The record as it is now, as the operation would answer it. */
  get current(): StoredRecord | undefined {
    return (this.body as ErrorBody)?.current;
  }

  /** Who made the newest change that the record's history tells the caller. */
  get changedBy(): string | undefined {
    return (this.body as ErrorBody)?.changedBy;
  }

  /** When `changedBy` made it, in ISO 8601. */
  get changedAt(): string | undefined {
    return (this.body as ErrorBody)?.changedAt;
  }

  /** The version of `current`: pass it as `ifMatch` to save again. */
  get etag(): string | undefined {
    return this.response.headers.get('etag') ?? undefined;
  }
}

/** 400 or 422: the request is invalid; see `fieldErrors()`. */
export class ValidationError extends ApiError {
  static override readonly [ERROR_NAME] = 'ValidationError';
}

/** 429: there were too many calls, even after the retries. */
export class RateLimitError extends ApiError {
  static override readonly [ERROR_NAME] = 'RateLimitError';
}

/** 5xx, or a response that cannot be read. */
export class ServerError extends ApiError {
  static override readonly [ERROR_NAME] = 'ServerError';
}
