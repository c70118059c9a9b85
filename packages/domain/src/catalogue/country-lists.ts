import { type CountryName, regions } from './countries.ts';
import { payoutCountries } from './payouts.ts';

const settlements = [
  'Pakistan',
  'China',
  'Singapore',
  'Malaysia',
  'United Kingdom',
  'United States',
] as const satisfies readonly CountryName[];
const merchants = [...settlements, 'Egypt'] as const;
const carriersAndServices = [...merchants, 'United Arab Emirates'] as const;

/** Countries that each screen offers, in its order. */
export const countryLists = {
  settlements,
  merchants,
  carriers: carriersAndServices,
  services: carriersAndServices,
  packages: regions.map(({ country }) => country),
  payouts: payoutCountries.map(({ name }) => name),
} as const;

/** Returns the settlement screen's six countries, followed by other countries that have merchants. */
export function settlementCountries(merchantCountries: Iterable<CountryName>): readonly CountryName[] {
  return [...new Set<CountryName>([...settlements, ...merchantCountries])];
}
