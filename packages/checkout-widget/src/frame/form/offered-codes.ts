import {
  type CallingCode,
  callingCodes,
  countries,
  isCallingCode,
  specifiedCallingCodes,
} from '@daftar/domain';

/** Returns the calling codes to offer, with `first` at the top of the list. */
export function offeredCodes(first: string | undefined): readonly CallingCode[] {
  return isCallingCode(first) ? [first, ...callingCodes.filter((code) => code !== first)] : callingCodes;
}

/** Returns the calling code of the country whose currency this is; undefined for a currency of no country in the catalogue. */
export const codeOfCurrency = (currency: string): CallingCode | undefined =>
  countries.find((country) => country.currency === currency)?.callingCode;

/**
 * Returns the calling code to preselect: `specified` in the countries that the specification names, otherwise that of the
 * currency's country. Dollars tell nothing about the customer's country.
 */
export function preselectedCode(currency: string, specified: CallingCode): CallingCode {
  const own = codeOfCurrency(currency);
  const isNamed = specifiedCallingCodes.some((code) => code === own);
  return own === undefined || isNamed || currency === 'USD' ? specified : own;
}
