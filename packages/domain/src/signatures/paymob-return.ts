/** The query parameters with which Paymob redirects the browser to us, by name. */
export type PaymobReturn = Readonly<Record<string, string>>;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses the query of Paymob's redirect, with or without the leading ?. Returns undefined if a name occurs twice or a
 * part cannot be decoded.
 *
 * Does not decode + as a space: Paymob does not encode the + in the offset of created_at, and the signature covers it.
 */
export function parsePaymobReturn(query: string): PaymobReturn | undefined {
  const fields = new Map<string, string>();
  const pairs = query.replace(/^\?/, '').split('&');
  for (const pair of pairs.filter((text) => text !== '')) {
    const at = pair.indexOf('=');
    const name = decoded(at < 0 ? pair : pair.slice(0, at));
    const value = decoded(at < 0 ? '' : pair.slice(at + 1));
    if (name === undefined || value === undefined || fields.has(name)) return undefined;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
