const encoder = new TextEncoder();

/** The key behind a `whsec_…` secret: what follows the prefix, in base64. */
function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  // An empty or tiny key would be anybody's.
  if (!bytes || bytes.length < 16) throw new TypeError('A webhook secret is whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Bytes of base64 text; undefined when it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Tells whether one of the signatures over a message is by one of the secrets; WebCrypto compares in constant time. */
export async function isSigned(
  message: string,
  signatures: Uint8Array<ArrayBuffer>[],
  secrets: string | readonly string[],
): Promise<boolean> {
  const data = encoder.encode(message);
  let genuine = false;
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    const key = await importSecret(secret);
    for (const signature of signatures) {
      if (await crypto.subtle.verify('HMAC', key, signature, data)) genuine = true;
    }
  }
  return genuine;
}
