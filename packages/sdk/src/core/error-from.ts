import {
  ApiError,
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionError,
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
  422: ValidationError,
  429: RateLimitError,
};

/** The error class that fits an answer's status. */
export function errorFrom(response: Response, body: unknown): ApiError {
  const Fitting = CLASSES[response.status] ?? (response.status >= 500 ? ServerError : ApiError);
  return new Fitting(response, body);
}
