/**
 * Tells whether the items of a list differ, in linear time; true if `asked` is false. Objects with the same fields in
 * another order are equal.
 */
export function areDistinct(asked: boolean, items: readonly unknown[]): boolean {
  return !asked || new Set(items.map(canonical)).size === items.length;
}

const canonical = (value: unknown): string => JSON.stringify(value, sortFields);

function sortFields(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
