import { readSettlement, type SettlementLine, type SettlementShape } from '@daftar/domain';
import { readGridFile, UploadProblem } from '../approvals/offers.ts';

/** Reads a settlement file's rows. Throws 400 for a file that is none. */
export async function readLines(
  bytes: Buffer,
  shape: SettlementShape,
): Promise<{ lines: readonly SettlementLine[]; sha256: string }> {
  const { rows, sha256 } = await readGridFile(bytes);
  const read = readSettlement(rows, shape);
  if (!read.ok) throw new UploadProblem('no-columns', columnFault(read));
  if (read.lines.length === 0) throw new UploadProblem('no-rows');
  return { lines: read.lines, sha256 };
}

const columnFault = ({ missing, twice }: { missing: readonly string[]; twice: readonly string[] }): string =>
  missing.length > 0
    ? `The file has no column "${missing[0]}"`
    : `The file has the column "${twice[0]}" twice`;
