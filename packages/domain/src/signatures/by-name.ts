/** Orders pairs by their names, none of which comes twice; by code units as providers do, capitals first. */
export function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
