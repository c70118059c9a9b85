/** What a filter of days keeps in the address. */
export const dayNames = ['dateFrom', 'dateTo'] as const;

/** The names that a filter has in the address: days have two, all others their own. */
export function addressNames(name: string): readonly string[] {
  return name === 'days' ? dayNames : [name];
}

/** What an address is changed by to set none of these filters. */
export function without(names: readonly string[]): Readonly<Record<string, undefined>> {
  return Object.fromEntries(names.flatMap(addressNames).map((name) => [name, undefined]));
}

/** Whether an address sets a filter. */
export function isSet(search: Readonly<Record<string, unknown>>, name: string): boolean {
  return addressNames(name).some((one) => search[one] !== undefined && search[one] !== '');
}
