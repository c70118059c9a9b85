import { countryOf } from '@daftar/domain';
import type { UserCaller } from '../access/caller.ts';
import type { Gateway } from '../gateway.ts';

/** The time zone whose days a country's money is counted in; the provider's own where the country is unknown. */
export const zoneOf = (gateway: Gateway, country: string): string =>
  countryOf(country)?.timeZone ?? gateway.settings.providerTimeZone;

/** Where what belongs to no country is told to a caller: in their account's country, to the provider's people in its zone. */
export const homeZone = (gateway: Gateway, { country }: UserCaller): string => zoneOf(gateway, country ?? '');
