/** Returns the key of a `whsec_…` secret: the base64 text after the prefix (Standard Webhooks). */
export function secretBytes(secret: string): Buffer {
  const bytes = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  // With an empty key, anybody could make valid signatures.
  if (bytes.length < 16) throw new Error('A webhook secret is too short');
  return bytes;
}
