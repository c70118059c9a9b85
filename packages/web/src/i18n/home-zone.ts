import { countryOf, defaultTimeZone } from '@daftar/domain';

let home: string = defaultTimeZone;

/** Returns the time zone for records without a country: that of the user's merchant or carrier, or the platform owner's. */
export const homeZone = (): string => home;

/** Sets the time zone of the signed-in user, as the server reports it. */
export function setHomeZone(timeZone: string | undefined): void {
  home = timeZone || defaultTimeZone;
}

/** Returns a country's time zone; for an unknown or absent country, that of the signed-in user. */
export const zoneOf = (country: string | undefined): string =>
  (country && countryOf(country)?.timeZone) || home;
