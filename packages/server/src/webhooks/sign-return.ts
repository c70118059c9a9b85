import { createHmac } from 'node:crypto';
import { type ReturnParams, returnSignatureMessage } from '@daftar/domain';
import { secretBytes } from './secret-bytes.ts';

/** Returns the `signature` of a return URL: HMAC-SHA256 in hex of its parameters, with the webhook secret's key. */
export const signReturn = (secret: string, params: ReturnParams): string =>
  createHmac('sha256', secretBytes(secret)).update(returnSignatureMessage(params)).digest('hex');
