import { createHash } from 'node:crypto';

/** Fawry's signature of a status call: SHA-256 in hex, the secure key last. */
export function statusSignature(merchantCode: string, merchantRefNumber: string, secureKey: string): string {
  return createHash('sha256')
    .update(merchantCode + merchantRefNumber + secureKey)
    .digest('hex');
}
