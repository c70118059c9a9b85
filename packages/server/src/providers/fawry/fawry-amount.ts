import { type Money, parseMoney, toDecimalString } from '@daftar/domain';

/** Fawry takes Egyptian pounds only and writes no currency into its answers. */
export const FAWRY_CURRENCY = 'EGP';

/** An amount as Fawry wrote it (152, 152.0 or '152.00'); undefined when it is none. */
export function readFawryAmount(text: string): Money<typeof FAWRY_CURRENCY> | undefined {
  return text === '' ? undefined : parseMoney(text, FAWRY_CURRENCY);
}

/** The amount as Fawry signs it, with two decimals; what is no amount stays as received. */
export function signedAmount(text: string): string {
  const amount = readFawryAmount(text);
  return amount ? toDecimalString(amount) : text;
}
