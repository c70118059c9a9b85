const localHosts = ['localhost', '127.0.0.1', '[::1]'];
const longestUrl = 2048;
/**
 * A URL as in RFC 3986: ASCII, with other characters percent-encoded. Needed because the URL parser silently removes or
 * replaces such characters.
 */
const strict =
  /^https?:\/\/(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?](?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})*)?(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})*)?$/i;

export type UrlRule = {
  /** Allows http URLs on the local machine, for development. */
  readonly allowLocalHttp?: boolean | undefined;
};

/** Tells whether the server may call a URL or redirect a customer to it: an absolute https URL without credentials. */
export function isAllowedUrl(text: string, { allowLocalHttp = false }: UrlRule = {}): boolean {
  if (text.length > longestUrl || !strict.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    url.protocol === 'https:' ||
    (allowLocalHttp && url.protocol === 'http:' && localHosts.includes(url.hostname))
  );
}
