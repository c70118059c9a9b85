/** Sorts pairs with distinct names by name, in the order of code units as the providers do: capitals first. */
export function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
