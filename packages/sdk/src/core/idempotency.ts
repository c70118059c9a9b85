/** The header that makes a repeated request count once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A new key of 128 random bits; works on insecure origins too, where `randomUUID` is missing. */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
