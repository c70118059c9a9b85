/** The server carries out requests with the same value of this header only once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Returns a new random key. Pages on insecure origins have no `crypto.randomUUID`, which is several times faster. */
export const newIdempotencyKey = (): string =>
  crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
