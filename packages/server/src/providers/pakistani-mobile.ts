import { parseMsisdn } from '@daftar/domain';

const PAKISTAN = '92';

/**
 * Converts a Pakistani mobile number to the national format that JazzCash and easypaisa use: +92 300 1234567 becomes
 * 03001234567.
 */
export function pakistaniMobile(mobile: string): string | undefined {
  const msisdn = parseMsisdn(mobile, PAKISTAN);
  return msisdn && `0${msisdn.slice(PAKISTAN.length)}`;
}
