import { createHmac } from 'node:crypto';
import { type ReturnParams, returnSignatureMessage } from '@daftar/domain';
import { secretBytes } from './secret-bytes.ts';

/**
 * Returns the `signature` of a return URL: the HMAC-SHA256 of its parameters, in hex. The key is the decoded webhook secret.
 */
export const signReturn = (secret: string, params: ReturnParams): string =>
  createHmac('sha256', secretBytes(secret)).update(returnSignatureMessage(params)).digest('hex');
