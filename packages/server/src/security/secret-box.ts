import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Encrypts a short secret with AES-256-GCM; `context` (the row's id) is authenticated, too. Returns base64. */
export function seal(key: Uint8Array, secret: string, context: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64');
}

/** Decrypts a text that `seal` returned. Throws when the key or context is another one, or the text was changed. */
export function unseal(key: Uint8Array, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE)).setAAD(
    Buffer.from(context),
  );
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG));
  return (
    decipher.update(bytes.subarray(NONCE, bytes.length - TAG), undefined, 'utf8') + decipher.final('utf8')
  );
}
