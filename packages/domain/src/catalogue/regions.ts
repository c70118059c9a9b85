import type { Currency } from '../money/currency.ts';
import { type CountryName, countryOf } from './countries.ts';

/** The seven regions that the product is offered in, and the currency of each. Source: administration specification, section 1. */
export const regions = [
  { country: 'China', currency: 'CNY' },
  { country: 'Egypt', currency: 'EGP' },
  { country: 'Malaysia', currency: 'MYR' },
  { country: 'Pakistan', currency: 'PKR' },
  { country: 'Qatar', currency: 'QAR' },
  { country: 'Saudi Arabia', currency: 'SAR' },
  { country: 'United Arab Emirates', currency: 'AED' },
] as const satisfies readonly { country: CountryName; currency: Currency }[];

/** The currencies that a form offers once a country is chosen, as with packages: its own. */
export function currenciesOf(country: CountryName): readonly Currency[] {
  const known = countryOf(country);
  return known ? [known.currency] : [];
}
