import { type CallingCode, callingCodes, isCallingCode, specifiedCallingCodes } from '@daftar/domain';

/** Returns the calling codes to offer, with `first` at the top of the list. */
export function offeredCodes(first: string | undefined): readonly CallingCode[] {
  return isCallingCode(first) ? [first, ...callingCodes.filter((code) => code !== first)] : callingCodes;
}

/** Calling codes of the catalogue's countries by currency. Not computed from `countries`, which the first form would download. */
const codeByCurrency: Partial<Record<string, CallingCode>> = {
  EGP: '20',
  PKR: '92',
  AED: '971',
  QAR: '974',
  SAR: '966',
  GBP: '44',
  USD: '1',
  MYR: '60',
  SGD: '65',
  CNY: '86',
};

/** Returns the calling code of the country whose currency this is; undefined for the currency of no country in the catalogue. */
export const codeOfCurrency = (currency: string): CallingCode | undefined => codeByCurrency[currency];

/**
 * Returns the calling code to preselect: `specified` in the countries that the specification names, otherwise that of the
 * currency's country. Dollars tell nothing about the customer's country.
 */
export function preselectedCode(currency: string, specified: CallingCode): CallingCode {
  const own = codeOfCurrency(currency);
  const isNamed = specifiedCallingCodes.some((code) => code === own);
  return own === undefined || isNamed || currency === 'USD' ? specified : own;
}
