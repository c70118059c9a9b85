/** Hides the middle of a number: the first four and the last two digits stay, shorter numbers hide whole. */
export function maskMsisdn(msisdn: string): string {
  if (msisdn.length < 8) return '*'.repeat(msisdn.length);
  return `${msisdn.slice(0, 4)}${'*'.repeat(msisdn.length - 6)}${msisdn.slice(-2)}`;
}
