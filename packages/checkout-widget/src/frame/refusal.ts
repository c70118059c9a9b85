import { ApiError, type PublicCheckoutSession } from '@daftar/sdk';

const FINAL_STATUSES: unknown[] = ['paid', 'failed', 'expired'];

/** Returns the session in an error. For a session that can no longer be paid, the gateway answers 200 with `errors`, which the SDK throws. */
export function endedSession(error: unknown): PublicCheckoutSession | undefined {
  if (!(error instanceof ApiError) || error.status !== 200) return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('status' in body)) return undefined;
  return FINAL_STATUSES.includes(body.status) ? (body as PublicCheckoutSession) : undefined;
}

/** True when the provider refused the payment: the attempt is over, and the error has the provider's message. */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'Payment-Failed';
}
