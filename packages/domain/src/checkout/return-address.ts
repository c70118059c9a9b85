/** The parameters that a return address carries to the shop; absent values are left out. */
export type ReturnParams = Readonly<Record<string, string | undefined>>;

function present(params: ReturnParams): [string, string][] {
  return Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined);
}

/**
 * Adds parameters to a merchant's address; those of the same name are replaced, all others stay.
 *
 * @throws TypeError when the address is not an absolute http or https one.
 */
export function buildReturnAddress(address: string, params: ReturnParams): string {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError('Not a web address');
  for (const [name, value] of present(params)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The message under a return address's signature: our parameters but `signature`, sorted by name, form-encoded.
 *
 * The server signs it with HMAC-SHA256 under the merchant's token; a shop rebuilds it to verify.
 */
export function returnSignatureMessage(params: ReturnParams): string {
  const signed = present(params).filter(([name]) => name !== 'signature');
  signed.sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(signed).toString();
}
