import { ApiError, type PublicCheckoutSession } from '@daftar/sdk';

const FINAL_STATUSES: unknown[] = ['paid', 'failed', 'expired'];

/**
 * Returns the session in an error. For a session that can no longer be paid, the gateway responds with status 200 and
 * `errors`, which the SDK throws.
 */
export function endedSession(error: unknown): PublicCheckoutSession | undefined {
  if (!(error instanceof ApiError) || error.status !== 200) return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('status' in body)) return undefined;
  return FINAL_STATUSES.includes(body.status) ? (body as PublicCheckoutSession) : undefined;
}

/** Returns the response of a payment request, or the provider's message if it declined the payment. */
export async function orRefusal<Answer>(call: Promise<Answer>): Promise<Answer | { message: string }> {
  try {
    return await call;
  } catch (error) {
    if (isRefusal(error)) return { message: error.message };
    throw error;
  }
}

/** Tells whether the provider declined the payment: the attempt has ended, and the error has the provider's message. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'Payment-Failed';
}
