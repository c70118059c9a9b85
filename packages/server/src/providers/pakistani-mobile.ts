/**
 * Converts a Pakistani mobile number to the national format that JazzCash and easypaisa use: +92 300 1234567 becomes
 * 03001234567.
 */
export function pakistaniMobile(mobile: string): string | undefined {
  const digits = mobile.replace(/\D/g, '').replace(/^00/, '');
  const local = /^(?:92|0)?(3\d{9})$/.exec(digits);
  return local ? `0${local[1]}` : undefined;
}
