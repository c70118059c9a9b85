/** The server executes only the first of several requests with the same value of this header. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * Returns a new random key. Uses `crypto.randomUUID`, which is several times faster, except on pages with an insecure
 * origin, which lack it.
 */
export const newIdempotencyKey = (): string =>
  crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
