import { type Cell, csvFile } from '../../sheets/csv.ts';
import { xlsxFile } from '../../sheets/xlsx.ts';
import { wordsIn } from './columns/column-words.ts';
import { listWords } from './columns/list-words.ts';
import { totalWords } from './columns/total-words.ts';
import { type FactSource, factsOf } from './facts.ts';
import type { LaidColumn } from './layout.ts';
import type { Totals } from './totals.ts';

/** Yields the lines of a CSV file: titles, rows and, when requested, the control totals after an empty line. */
async function* csvLines(
  batches: AsyncIterable<Cell[][]>,
  columns: readonly LaidColumn[],
  source: FactSource,
  totals: Totals,
): AsyncGenerator<Cell[][]> {
  yield [columns.map(({ title }) => title)];
  yield* batches;
  if (source.options.totals)
    yield [[], ...Array.from(factsOf(source, totals), ({ label, value }) => [label, value])];
}

/** Returns an export's file in pieces. In a workbook, the control totals are on a separate sheet. */
export function fileOf(
  batches: AsyncIterable<Cell[][]>,
  format: 'csv' | 'xlsx',
  columns: readonly LaidColumn[],
  source: FactSource,
  totals: Totals,
): AsyncIterable<Buffer> {
  if (format === 'csv') return csvFile(csvLines(batches, columns, source, totals));
  const { list } = source;
  const { language, columns: naming } = source.options;
  return xlsxFile(batches, {
    name: naming === 'api' ? list : wordsIn(listWords[list], language),
    rightToLeft: language !== 'en',
    columns,
    totals: { name: wordsIn(totalWords.totals, language), facts: () => factsOf(source, totals) },
  });
}
