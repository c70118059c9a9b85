import { ApiError, AuthenticationError } from '@daftar/sdk';

/** The statuses of a 401 that mean that the session has ended. */
const words = ['Token-Expired', 'Invalid-Token'];

export function isSessionOver(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { body } = error;
  const status = typeof body === 'object' && body !== null && 'status' in body ? body.status : error.code;
  return (
    words.includes(String(status)) ||
    words.includes(String(error.code)) ||
    error instanceof AuthenticationError
  );
}
