import { createHmac } from 'node:crypto';
import { type ReturnParams, returnSignatureMessage } from '@daftar/domain';
import { secretBytes } from './secret-bytes.ts';

/** The `signature` of a return address: HMAC-SHA256 in hex over our parameters, under the key that signs webhooks. */
export const signReturn = (secret: string, params: ReturnParams): string =>
  createHmac('sha256', secretBytes(secret)).update(returnSignatureMessage(params)).digest('hex');
