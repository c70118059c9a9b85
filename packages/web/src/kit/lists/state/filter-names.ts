/** The search parameters of a date-range filter. */
export const dayNames = ['dateFrom', 'dateTo'] as const;

/** Returns a filter's search parameters: two for the date range, one for any other filter. */
export function addressNames(name: string): readonly string[] {
  return name === 'days' ? dayNames : [name];
}

/** Returns the search parameters to merge into the URL to clear these filters. */
export function without(names: readonly string[]): Readonly<Record<string, undefined>> {
  return Object.fromEntries(names.flatMap(addressNames).map((name) => [name, undefined]));
}

/** Tells whether the URL's search parameters set a filter. */
export function isSet(search: Readonly<Record<string, unknown>>, name: string): boolean {
  return addressNames(name).some((one) => search[one] !== undefined && search[one] !== '');
}
