import { ApiError, type PublicCheckoutSession } from '@daftar/sdk';

const ENDS: unknown[] = ['paid', 'failed', 'expired'];

/** A session that can no longer be paid is read with the reason in `errors`, which the client throws: it is still the session. */
export function endedSession(error: unknown): PublicCheckoutSession | undefined {
  if (!(error instanceof ApiError) || error.status !== 200) return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('status' in body)) return undefined;
  return ENDS.includes(body.status) ? (body as PublicCheckoutSession) : undefined;
}

/** The provider said no: the attempt is over, and the message is the provider's. */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'Payment-Failed';
}
