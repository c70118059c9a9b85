/** The parameters with which Paymob sends the browser back, by name. */
export type PaymobReturn = Readonly<Record<string, string>>;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the query of a browser's return from Paymob, with or without its ?; undefined when a name comes twice or a
 * part cannot be decoded.
 *
 * A + stays a +: Paymob does not encode the one in created_at's offset, and the signature covers it.
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
