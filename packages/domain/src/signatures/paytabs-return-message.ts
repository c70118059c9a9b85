import { byName } from './by-name.ts';

/**
 * The text under the `signature` (HMAC-SHA256 in hex) of a browser's return from PayTabs: the other fields that are not
 * empty, sorted by name, form-encoded. A server's callback is signed over its raw body instead.
 */
export function paytabsReturnMessage(fields: Readonly<Record<string, string | undefined>>): string {
  const signed = Object.entries(fields).filter(
    (pair): pair is [string, string] => pair[0] !== 'signature' && pair[1] !== undefined && pair[1] !== '',
  );
  // PayTabs encodes as PHP does, and that encodes the asterisk.
  return new URLSearchParams(signed.sort(byName)).toString().replaceAll('*', '%2A');
}
