import { msisdnDigits, parseMsisdn } from '@daftar/domain';

const EGYPT = '20';

/**
 * Converts an Egyptian mobile number to the national format that Fawry uses: 201012345678, +20… and 0020… become 01012345678.
 * Other numbers keep their digits.
 */
export function nationalMobile(mobile: string): string {
  const msisdn = parseMsisdn(mobile, EGYPT);
  return msisdn === undefined ? msisdnDigits(mobile).digits : `0${msisdn.slice(EGYPT.length)}`;
}
