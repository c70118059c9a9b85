import { createHmac } from 'node:crypto';

/** Returns the HMAC of a message in lower-case hexadecimal. */
export const hmacHex = (algorithm: 'sha256' | 'sha512', key: string, message: string): string =>
  createHmac(algorithm, key).update(message).digest('hex');
