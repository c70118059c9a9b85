import { type Money, parseMoney, toDecimalString } from '@daftar/domain';

/** Fawry accepts only Egyptian pounds, and its responses contain no currency. */
export const FAWRY_CURRENCY = 'EGP';

/** Parses an amount of Fawry's (152, 152.0 or '152.00'); returns undefined when it is not an amount. */
export function readFawryAmount(text: string): Money<typeof FAWRY_CURRENCY> | undefined {
  return text === '' ? undefined : parseMoney(text, FAWRY_CURRENCY);
}

/** Returns the amount with two decimals, as Fawry signs it; a text that is not an amount is returned unchanged. */
export function signedAmount(text: string): string {
  const amount = readFawryAmount(text);
  return amount ? toDecimalString(amount) : text;
}
