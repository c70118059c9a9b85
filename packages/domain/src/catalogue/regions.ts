import type { Currency } from '../money/currency.ts';
import { type CountryName, countryOf } from './countries.ts';

/** The seven regions of the product with their currencies. Source: administration specification, section 1. */
export const regions = [
  { country: 'China', currency: 'CNY' },
  { country: 'Egypt', currency: 'EGP' },
  { country: 'Malaysia', currency: 'MYR' },
  { country: 'Pakistan', currency: 'PKR' },
  { country: 'Qatar', currency: 'QAR' },
  { country: 'Saudi Arabia', currency: 'SAR' },
  { country: 'United Arab Emirates', currency: 'AED' },
] as const satisfies readonly { country: CountryName; currency: Currency }[];

/** Returns the currencies that a form, such as the package form, offers for a country: the country's own currency. */
export function currenciesOf(country: CountryName): readonly Currency[] {
  const known = countryOf(country);
  return known ? [known.currency] : [];
}
