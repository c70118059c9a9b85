const encoder = new TextEncoder();

/** Imports the key of a `whsec_…` secret: the base64 text after the prefix. */
function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  // An empty or very short key could be guessed.
  if (!bytes || bytes.length < 16) throw new TypeError('A webhook secret is whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Decodes base64; returns undefined for other text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * Tells whether one of the signatures of a message was made with one of the secrets; WebCrypto compares in constant time.
 */
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
