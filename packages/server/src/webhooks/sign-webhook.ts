import { createHmac } from 'node:crypto';
import { webhookSignatureMessage } from '@daftar/domain';
import { secretBytes } from './secret-bytes.ts';

/** Returns a `v1,…` signature as specified by Standard Webhooks. `timestamp` is in seconds. */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  const message = webhookSignatureMessage(id, timestamp, body);
  return `v1,${createHmac('sha256', secretBytes(secret)).update(message).digest('base64')}`;
}

/** Returns the `webhook-signature` header, with a signature for each valid secret (two after a rotation). */
export const webhookSignatures = (secrets: string[], id: string, timestamp: number, body: string): string =>
  secrets.map((secret) => signWebhook(secret, id, timestamp, body)).join(' ');
