import { createHash } from 'node:crypto';

/** Fawry's signature of a message that ends with the secure key: SHA-256 in hex. */
export const fawrySignature = (message: string): string => createHash('sha256').update(message).digest('hex');
