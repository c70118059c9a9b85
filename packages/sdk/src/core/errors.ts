import { isRetryable } from './retry.ts';

/** One entry of an error answer's `errors` array. */
export interface ErrorDetail {
  message: string;
  field?: string;
  code?: string;
}

/** Everything that this client throws. */
export class DaftarError extends Error {
  override name = 'DaftarError';
  /** Whether the same call may succeed when it is made again later. */
  readonly retryable: boolean = false;
}

/** No answer came: the connection failed or broke. */
export class ConnectionError extends DaftarError {
  override name = 'ConnectionError';
  override readonly retryable = true;
}

/** No whole answer came in time. */
export class TimeoutError extends DaftarError {
  override name = 'TimeoutError';
  override readonly retryable = true;
  /** `attempt`: one attempt took longer than `timeout`; `deadline`: the whole call used up its `deadline`. */
  declare readonly limit: 'attempt' | 'deadline';

  constructor(limit: 'attempt' | 'deadline') {
    super(`Timeout: ${limit}`);
    this.limit = limit;
  }
}

/** The caller's own signal ended the call; its reason is the `cause`. */
export class AbortError extends DaftarError {
  override name = 'AbortError';
}

/** What any body may turn out to hold. */
type ErrorBody =
  | { status?: string; message?: string; errors?: ErrorDetail[]; requestId?: string }
  | null
  | undefined;

/** The `errors` of a body; the contract counts them at any status. */
export function errorsOf(body: unknown): readonly ErrorDetail[] {
  const errors = (body as ErrorBody)?.errors;
  return Array.isArray(errors) ? errors : [];
}

/** The server answered, and the answer is an error (an `errors` array counts at any status, even 200). */
export class ApiError extends DaftarError {
  override name = 'ApiError';
  declare readonly retryable: boolean;
  /** The HTTP status. */
  declare readonly status: number;
  /** The first detail's code, else the body's `status` text, such as `Token-Expired`. */
  declare readonly code: string | undefined;
  /** Quote this to support. */
  declare readonly requestId: string | undefined;
  /** What is wrong, in the server's words and order. */
  declare readonly errors: readonly ErrorDetail[];
  /** The whole body, parsed when it was JSON. */
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
    // Not enumerable: a logged error shows what went wrong, not a whole Response.
    Object.defineProperty(this, 'response', { value: response });
  }

  /** The messages by field name, the first of each; those without a field are under `''`. */
  fieldErrors(): Record<string, string> {
    const found: Record<string, string> = {};
    for (const { field = '', message } of this.errors) found[field] ??= message;
    return found;
  }
}

/** 401: no token or key, or one that no longer counts; see `code` (`Token-Expired`, `Invalid-Token`). */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError';
}

/** 403: the caller's role lacks the permission. */
export class PermissionError extends ApiError {
  override name = 'PermissionError';
}

/** 404: no such record in the caller's scope. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
}

/** 409: the record's state does not allow it. */
export class ConflictError extends ApiError {
  override name = 'ConflictError';
}

/** 400 or 422: the request itself is wrong; see `fieldErrors()`. */
export class ValidationError extends ApiError {
  override name = 'ValidationError';
}

/** 429: too many calls, even after the retries. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError';
}

/** 5xx, or an answer that cannot be read. */
export class ServerError extends ApiError {
  override name = 'ServerError';
}
