export type SparkSize = { readonly width: number; readonly height: number };

/** Returns an SVG path through the values, with the minimum at the bottom; equal values run through the middle. */
export function sparkPath(values: readonly number[], { width, height }: SparkSize): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const level = (value: number) => (high === low ? height / 2 : (1 - (value - low) / (high - low)) * height);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${rounded(index * step)} ${rounded(level(value))}`)
    .join('');
}
