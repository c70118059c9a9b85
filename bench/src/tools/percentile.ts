/** Returns the value that the given share (0 to 1) of the values does not exceed; NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.ceil(sorted.length * share) - 1;
  return sorted[Math.min(Math.max(at, 0), sorted.length - 1)] ?? Number.NaN;
}
