/**
 * Converts an Egyptian mobile number to the national format that Fawry uses: 201012345678, +20… and 0020… become 01012345678.
 */
export function nationalMobile(mobile: string): string {
  const digits = mobile.replace(/\D/g, '').replace(/^00/, '');
  const local = /^(?:20|0)?(1[0125]\d{8})$/.exec(digits);
  return local ? `0${local[1]}` : digits;
}
