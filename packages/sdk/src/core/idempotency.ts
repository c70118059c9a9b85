/** The server carries out requests with the same value of this header only once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Returns a new key of 128 random bits. Insecure origins have no `crypto.randomUUID`. */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
