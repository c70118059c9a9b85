import { passes, type Result } from './result.ts';

const counted = new Set<Result['unit']>(['elements', 'instantiations']);

const number = (value: number, unit: Result['unit']): string =>
  counted.has(unit) ? value.toLocaleString('en') : value.toFixed(unit === 'µs' || unit === 'ms' ? 1 : 2);

const named = (value: number, unit: Result['unit']): string =>
  unit === 'ratio' || counted.has(unit) ? number(value, unit) : `${number(value, unit)} ${unit}`;

/** Formats the results as a text table. */
export function table(results: Result[]): string {
  const rows = results.map((result) => [
    passes(result) ? '✓' : '✗',
    result.measure,
    named(result.value, result.unit),
    `${result.limit === 'at most' ? '≤' : '≥'} ${named(result.budget, result.unit)}`,
    result.reference,
  ]);
  const all = [['', 'measure', 'value', 'budget', 'in the same run'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
