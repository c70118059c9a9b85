/** One entry of the contract's `errors` array. */
export interface ProblemDetail {
  message: string;
  field?: string;
  code?: string;
}

/** An answer that is an error: thrown anywhere in a handler, sent in the contract's error shape. */
export class Problem extends Error {
  readonly statusCode: number;
  /** The wire's `status` text, e.g. `Token-Expired`. */
  readonly status: string;
  readonly errors: ProblemDetail[];
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, status: string, errors: ProblemDetail[], retryAfter?: number) {
    super(errors[0]?.message ?? status);
    this.name = 'Problem';
    this.statusCode = statusCode;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

const one = (message: string, field?: string, code?: string): ProblemDetail[] => [
  { message, ...(field !== undefined && { field }), ...(code !== undefined && { code }) },
];

export const invalid = (message: string, field?: string, code?: string) =>
  new Problem(400, 'Bad-Request', one(message, field, code));
export const invalidFields = (errors: ProblemDetail[]) => new Problem(400, 'Bad-Request', errors);
export const unauthorised = (status: 'Token-Expired' | 'Invalid-Token', message: string) =>
  new Problem(401, status, one(message));
export const forbidden = (message: string) => new Problem(403, 'Forbidden', one(message));
/** Another tenant's record and a missing one answer alike. */
export const notFound = (message = 'Not found') => new Problem(404, 'Not-Found', one(message));
export const conflict = (message: string, code?: string, field?: string) =>
  new Problem(409, 'Conflict', one(message, field, code));
export const unprocessable = (message: string) => new Problem(422, 'Unprocessable', one(message));
export const tooMany = (message: string, retryAfter: number) =>
  new Problem(429, 'Too-Many-Requests', one(message), retryAfter);
export const unavailable = (message: string, retryAfter: number) =>
  new Problem(503, 'Unavailable', one(message), retryAfter);
