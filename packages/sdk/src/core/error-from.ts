import {
  ApiError,
  AuthenticationError,
  ConflictError,
  type ErrorBody,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './errors.ts';
import { isRetryable } from './retry.ts';

const CLASSES: Record<number, typeof ApiError> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  422: ValidationError,
  429: RateLimitError,
};

/** The error class that fits an answer's status. */
export function errorFrom(response: Response, body: unknown): ApiError {
  const Fitting = CLASSES[response.status] ?? (response.status >= 500 ? ServerError : ApiError);
  return new Fitting(response, body, isRetryable(response));
}

/** Tells whether an answer carries an `errors` array with entries; the contract counts it at any status. */
export const hasErrors = (body: ErrorBody): boolean => Array.isArray(body?.errors) && body.errors.length > 0;
