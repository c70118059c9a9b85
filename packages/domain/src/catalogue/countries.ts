import type { Currency } from '../money/money.ts';

/** A country with its English name as in the API, ISO 3166 code, calling code, currency and business time zone. */
export type Country = {
  readonly name: string;
  readonly iso: string;
  readonly callingCode: string;
  readonly currency: Currency;
  readonly timeZone: string;
};

/** Countries that the server accepts. */
export const countries = [
  { name: 'Pakistan', iso: 'PK', callingCode: '92', currency: 'PKR', timeZone: 'Asia/Karachi' },
  { name: 'China', iso: 'CN', callingCode: '86', currency: 'CNY', timeZone: 'Asia/Shanghai' },
  { name: 'Singapore', iso: 'SG', callingCode: '65', currency: 'SGD', timeZone: 'Asia/Singapore' },
  { name: 'Malaysia', iso: 'MY', callingCode: '60', currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur' },
  { name: 'United Kingdom', iso: 'GB', callingCode: '44', currency: 'GBP', timeZone: 'Europe/London' },
  { name: 'United States', iso: 'US', callingCode: '1', currency: 'USD', timeZone: 'America/New_York' },
  { name: 'Egypt', iso: 'EG', callingCode: '20', currency: 'EGP', timeZone: 'Africa/Cairo' },
  { name: 'United Arab Emirates', iso: 'AE', callingCode: '971', currency: 'AED', timeZone: 'Asia/Dubai' },
  { name: 'Qatar', iso: 'QA', callingCode: '974', currency: 'QAR', timeZone: 'Asia/Qatar' },
  { name: 'Saudi Arabia', iso: 'SA', callingCode: '966', currency: 'SAR', timeZone: 'Asia/Riyadh' },
] as const satisfies readonly Country[];

export type CountryName = (typeof countries)[number]['name'];

/** Time zone of records without a country. */
export const defaultTimeZone = 'Africa/Cairo';

/** Returns the country with this English name or ISO code; undefined for an unknown country. */
export function countryOf(nameOrIso: string): (typeof countries)[number] | undefined {
  return countries.find(({ name, iso }) => name === nameOrIso || iso === nameOrIso);
}

/** Tells whether a text is the English name of a country that the server accepts. */
export function isCountryName(name: unknown): name is CountryName {
  return countries.some((country) => country.name === name);
}

/** Returns the business time zone of a country; `defaultTimeZone` for an unknown or missing country. */
export function timeZoneOf(country: string | undefined): string {
  return (country === undefined ? undefined : countryOf(country)?.timeZone) ?? defaultTimeZone;
}

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

/** Currencies of the report header, in its order. */
export const reportCurrencies = ['USD', 'PKR', 'EUR', 'EGP', 'AED'] as const satisfies readonly Currency[];

/** Returns the report header's currencies, followed by the other currencies of the caller's transactions. */
export function reportCurrenciesWith(used: Iterable<Currency>): readonly Currency[] {
  return [...new Set<Currency>([...reportCurrencies, ...used])];
}
