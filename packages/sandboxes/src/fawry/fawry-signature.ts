import { createHash } from 'node:crypto';

/** Returns Fawry's signature: the hexadecimal SHA-256 of a message that ends with the secure key. */
export const fawrySignature = (message: string): string => createHash('sha256').update(message).digest('hex');
