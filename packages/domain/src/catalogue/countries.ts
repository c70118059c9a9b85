import type { Currency } from '../money/currency.ts';

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
