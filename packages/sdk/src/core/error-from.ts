import {
  ApiError,
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './errors.ts';

const CLASSES: Record<number, typeof ApiError> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  422: ValidationError,
  429: RateLimitError,
};

/** Returns the error for a rejected call; its class depends on the status. */
export function errorFrom(response: Response, body: unknown): ApiError {
  const Fitting = CLASSES[response.status] ?? (response.status >= 500 ? ServerError : ApiError);
  return new Fitting(response, body);
}
