import type { IncomingHttpHeaders } from 'node:http';
import { equalSecret } from '../security/equal-secret.ts';
import { hashKey } from '../security/key-text.ts';

/** Tells whether a request has the configured Basic credentials (`user:password`). */
export function hasBasicCredentials(
  configured: string | undefined,
  { authorization }: IncomingHttpHeaders,
): boolean {
  const sent = /^Basic (\S{1,400})$/i.exec(authorization ?? '')?.[1];
  if (sent === undefined || configured === undefined) return false;
  // Hashes have equal length, so the comparison's time does not reveal the length of the credentials.
  const [known, given] = [configured, Buffer.from(sent, 'base64').toString('utf8')].map(hashKey);
  return equalSecret(known ?? '', given ?? '');
}
