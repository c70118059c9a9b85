const localHosts = ['localhost', '127.0.0.1', '[::1]'];
const longestUrl = 2048;
/** An address as RFC 3986 has it: ASCII, other characters percent-encoded. The URL parser would silently drop or turn the rest. */
const strict =
  /^https?:\/\/(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?](?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})*)?(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})*)?$/i;

export type UrlRule = {
  /** Lets plain http through on this machine, for development. */
  readonly allowLocalHttp?: boolean | undefined;
};

/** Tells whether the server may call, or send a customer to, an address: absolute https without credentials. */
export function isAllowedUrl(text: string, { allowLocalHttp = false }: UrlRule = {}): boolean {
  if (text.length > longestUrl || !strict.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    url.protocol === 'https:' ||
    (allowLocalHttp && url.protocol === 'http:' && localHosts.includes(url.hostname))
  );
}
