import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { Cell } from './csv.ts';
import { xlsxFile } from './xlsx.ts';

const LOT = 40;
const A_SHEET = 1_000;

async function* lotsOf(rows: number): AsyncGenerator<Cell[][]> {
  for (let first = 0; first < rows; first += LOT)
    yield Array.from({ length: Math.min(LOT, rows - first) }, (_, index) => [first + index]);
}

test("rows beyond a sheet's end go on in the next, none lost and none twice", async () => {
  const pieces: Buffer[] = [];
  for await (const piece of xlsxFile(lotsOf(1_090), A_SHEET)) pieces.push(piece);
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
