/** Orders pairs by their names, by code units as providers do: capitals before small letters. */
export function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
