export type SparkSize = { readonly width: number; readonly height: number };

/** The line of values from first to last in a box, the least at its bottom; equal values run through its middle. */
export function sparkPath(values: readonly number[], { width, height }: SparkSize): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const level = (value: number) => (high === low ? height / 2 : (1 - (value - low) / (high - low)) * height);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${rounded(index * step)} ${rounded(level(value))}`)
    .join('');
}
