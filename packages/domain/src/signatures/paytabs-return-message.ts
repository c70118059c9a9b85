import { byName } from './by-name.ts';

/**
 * Returns the text that the `signature` (HMAC-SHA256 in hexadecimal) of PayTabs' redirect signs: the other non-empty
 * fields, sorted by name, form-encoded. The signature of a server callback signs the raw body instead.
 */
export function paytabsReturnMessage(fields: Readonly<Record<string, string | undefined>>): string {
  const signed = Object.entries(fields).filter(
    (pair): pair is [string, string] => pair[0] !== 'signature' && pair[1] !== undefined && pair[1] !== '',
  );
  // PayTabs encodes as PHP does, which encodes the asterisk, too.
  return new URLSearchParams(signed.sort(byName)).toString().replaceAll('*', '%2A');
}
