import { createHash } from 'node:crypto';

/** Returns Fawry's signature: SHA-256 in hex of a message that ends with the secure key. */
export const fawrySignature = (message: string): string => createHash('sha256').update(message).digest('hex');
