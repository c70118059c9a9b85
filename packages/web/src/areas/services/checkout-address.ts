/** Stands where nobody has said yet where the checkout is, as in the guides. */
export const exampleAddress = 'https://pay.example.com';

const key = 'daftar.checkout-address';

/** The origin of an address that somebody typed; undefined when it is none that a page could load from. */
export function originOf(typed: string): string | undefined {
  try {
    const { protocol, origin, hostname } = new URL(typed.trim());
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return protocol === 'https:' || (protocol === 'http:' && isLocal) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Where the checkout is, as this browser was told; the server does not tell. */
export const keptAddress = (): string => localStorage.getItem(key) ?? '';

export function keepAddress(typed: string): void {
  if (originOf(typed)) localStorage.setItem(key, typed.trim());
  else localStorage.removeItem(key);
}
