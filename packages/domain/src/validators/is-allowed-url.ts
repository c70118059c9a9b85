const localHosts = ['localhost', '127.0.0.1', '[::1]'];
const longestUrl = 2048;
/** What the URL parser would silently drop or turn. */
const odd = /[\s\\\p{Cc}]/u;

export type UrlRule = {
  /** Lets plain http through on this machine, for development. */
  readonly allowLocalHttp?: boolean | undefined;
};

/** Tells whether the server may call, or send a customer to, an address: absolute https without credentials. */
export function isAllowedUrl(text: string, { allowLocalHttp = false }: UrlRule = {}): boolean {
  if (text.length > longestUrl || odd.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hostname === '') return false;
  return (
    url.protocol === 'https:' ||
    (allowLocalHttp && url.protocol === 'http:' && localHosts.includes(url.hostname))
  );
}
