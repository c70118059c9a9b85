import { countryOf } from '@daftar/domain';
import type { Gateway } from './gateway.ts';

/** The time zone whose days a country's money is counted in; the provider's own where the country is unknown. */
export const zoneOf = (gateway: Gateway, country: string): string =>
  countryOf(country)?.timeZone ?? gateway.settings.providerTimeZone;
