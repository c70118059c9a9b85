import { countryOf } from '@daftar/domain';
import type { UserCaller } from '../access/caller.ts';
import type { Gateway } from '../gateway.ts';

/** Returns the time zone of a country's business days; for an unknown country, the platform owner's. */
export const zoneOf = (gateway: Gateway, country: string): string =>
  countryOf(country)?.timeZone ?? gateway.settings.ownerTimeZone;

/** Returns the time zone for records without a country: the zone of the caller's account, or the platform owner's. */
export const homeZone = (gateway: Gateway, { country }: UserCaller): string => zoneOf(gateway, country ?? '');
