/** The key in a `whsec_…` secret, by Standard Webhooks: what follows the prefix is base64. */
export function secretBytes(secret: string): Buffer {
  const bytes = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  // An empty key would sign anything for anybody.
  if (bytes.length < 16) throw new Error('A webhook secret is too short');
  return bytes;
}
