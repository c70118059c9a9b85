import { readSettlement, type SettlementLine, type SettlementShape } from '@daftar/domain';
import { readGridFile } from '../../sheets/read-file.ts';
import { UploadProblem } from '../../sheets/upload-problem.ts';

type ColumnFaults = { readonly missing: readonly string[]; readonly twice: readonly string[] };

/** Reads a settlement file's rows. Throws 400 when the file cannot be read, or has wrong columns or no rows. */
export async function readLines(
  bytes: Buffer,
  shape: SettlementShape,
): Promise<{ lines: readonly SettlementLine[]; sha256: string }> {
  const { rows, sha256 } = await readGridFile(bytes);
  const grid: string[][] = [];
  // The domain counts rows by their place, and files omit empty rows.
  for (const { row, texts } of rows) {
    while (grid.length < row - 1) grid.push([]);
    grid.push([...texts]);
  }
  const read = readSettlement(grid, shape);
  if (!read.ok) throw columnProblem(read);
  if (read.lines.length === 0) throw new UploadProblem('no-rows');
  return { lines: read.lines, sha256 };
}

/** The error's values let the web show the message in the user's language. */
function columnProblem({ missing: [missing], twice: [twice = ''] }: ColumnFaults): UploadProblem {
  return missing === undefined
    ? new UploadProblem('no-columns', `The file has the column "${twice}" twice`, { twice })
    : new UploadProblem('no-columns', `The file has no column "${missing}"`, { missing });
}
