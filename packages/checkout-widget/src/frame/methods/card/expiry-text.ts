import { maskExpiry, normaliseDigits } from '@daftar/domain';

/**
 * Formats a typed, pasted or autofilled expiry date as MM/YY. Browsers also fill in MM/YYYY and YYYY-MM. While a four-digit
 * year is being typed, it is not shortened.
 */
export function maskTypedExpiry(text: string): string {
  const plain = normaliseDigits(text).replace(/\s+/g, ' ').trim();
  const isoDate = /^(20\d\d) ?[-/.] ?(\d{1,2})(?:\D\d*)?$/.exec(plain);
  if (isoDate) return maskExpiry(`${isoDate[2]?.padStart(2, '0')}/${isoDate[1]?.slice(2)}`);
  const long = /^(\d{1,2}) ?[-/.]? ?(20\d{1,2})$/.exec(plain);
  if (long?.[2] && !(/^\d+$/.test(plain) && plain.length < 6)) {
    const month = long[1]?.padStart(2, '0');
    return long[2].length === 4 ? maskExpiry(`${month}/${long[2].slice(2)}`) : `${month}/${long[2]}`;
  }
  return maskExpiry(plain.replace(/^(\d{1,2})(?: ?[-.] ?| )(?=\d)/, '$1/'));
}
