import {
  plainHeaders,
  readSettlement,
  type SettlementLine,
  type SettlementShape,
  settlementColumns,
} from '@daftar/domain';
import { type SheetsRead, sheetsOf } from '../../audit/sheets-read.ts';
import { readGridFile } from '../../sheets/read-file.ts';
import { UploadProblem } from '../../sheets/upload-problem.ts';

type ColumnFaults = { readonly missing: readonly string[]; readonly twice: readonly string[] };

/** Reads a settlement file's rows. Throws 400 when the file cannot be read, or has wrong columns or no rows. */
export async function readLines(
  bytes: Buffer,
  shape: SettlementShape,
): Promise<{ lines: readonly SettlementLine[]; sha256: string; sheets: SheetsRead }> {
  const { rows, sha256, ...names } = await readGridFile(bytes, titlesOf(shape));
  const grid: string[][] = [];
  // The domain counts rows by their place, and files omit empty rows.
  for (const { row, texts } of rows) {
    while (grid.length < row - 1) grid.push([]);
    grid.push([...texts]);
  }
  const read = readSettlement(grid, shape);
  if (!read.ok) throw columnProblem(read);
  if (read.lines.length === 0) throw new UploadProblem('no-rows');
  const lines = new Set(read.lines.map(({ row }) => row));
  const sheets = sheetsOf(
    names,
    rows.filter(({ row }) => lines.has(row)),
  );
  return { lines: read.lines, sha256, sheets };
}

const titlesOf = ({ headers }: SettlementShape): string[] =>
  settlementColumns.flatMap((column) => [...plainHeaders[column], ...(headers[column] ?? [])]);

/** The error's values let the web show the message in the user's language. */
function columnProblem({ missing: [missing], twice: [twice = ''] }: ColumnFaults): UploadProblem {
  return missing === undefined
    ? new UploadProblem('no-columns', `The file has the column "${twice}" twice`, { twice })
    : new UploadProblem('no-columns', `The file has no column "${missing}"`, { missing });
}
