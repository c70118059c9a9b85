import { countryOf, defaultTimeZone } from '@daftar/domain';

let home: string = defaultTimeZone;

/** Where what belongs to no country is told: a merchant's or carrier's people in their own, the provider's in its zone. */
export const homeZone = (): string => home;

/** Tells everything from now on where the server says that whoever signed in counts their days. */
export function tellTimeIn(timeZone: string | undefined): void {
  home = timeZone || defaultTimeZone;
}

/** Where a country counts its days; without one, where whoever signed in does. */
export const zoneOf = (country: string | undefined): string =>
  (country && countryOf(country)?.timeZone) || home;
