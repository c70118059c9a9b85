import { byName } from './by-name.ts';

/**
 * Returns the text that JazzCash's pp_SecureHash signs (HMAC-SHA256, keyed with the salt): the salt and the values of
 * the non-empty pp_ and ppmpf_ fields, sorted by name, joined with &.
 */
export function jazzcashMessage(fields: Readonly<Record<string, string | undefined>>, salt: string): string {
  const values = Object.entries(fields)
    .filter(([name]) => /^pp(?:mpf)?_/.test(name) && name !== 'pp_SecureHash')
    .sort(byName)
    .map(([, value]) => value ?? '');
  return [salt, ...values.filter((value) => value !== '')].join('&');
}
