import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { Cell } from './csv.ts';
import { xlsxFile } from './xlsx.ts';

const BATCH = 40;
const ROWS_PER_SHEET = 1_000;

async function* batchesOf(rows: number): AsyncGenerator<Cell[][]> {
  for (let first = 0; first < rows; first += BATCH)
    yield Array.from({ length: Math.min(BATCH, rows - first) }, (_, index) => [first + index]);
}

test('xlsxFile continues on a second sheet without losing or repeating rows', async () => {
  const pieces: Buffer[] = [];
  for await (const piece of xlsxFile(batchesOf(1_090), ROWS_PER_SHEET)) pieces.push(piece);
  const book = read(Buffer.concat(pieces), { type: 'buffer', dense: true });
  expect(book.SheetNames).toEqual(['Sheet1', 'Sheet2']);
  const [first, second] = book.SheetNames.map((name) =>
    utils.sheet_to_json<number[]>(book.Sheets[name] ?? {}, { header: 1 }),
  );
  expect([first?.length, first?.at(-1), second?.[0], second?.at(-1)]).toEqual([
    1_000,
    [999],
    [1_000],
    [1_089],
  ]);
});
