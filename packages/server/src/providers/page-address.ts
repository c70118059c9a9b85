const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
const LONGEST = 4096;

/** Tells whether the address is one of this machine. */
export const isLoopbackAddress = (address: string): boolean =>
  URL.canParse(address) && LOOPBACK.has(new URL(address).hostname);

/**
 * Returns the address of a provider's page, or undefined when a browser must not be sent there: it must be https, without
 * credentials. A sandbox's pages on this machine may be http.
 */
export function pageAddress(text: string, baseUrl: string): string | undefined {
  if (text.length > LONGEST || !URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  if (username !== '' || password !== '') return undefined;
  const isLocal = protocol === 'http:' && isLoopbackAddress(text) && isLoopbackAddress(baseUrl);
  return protocol === 'https:' || isLocal ? href : undefined;
}
