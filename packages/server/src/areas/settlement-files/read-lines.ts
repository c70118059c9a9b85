import {
  maskCardNumbers,
  plainHeaders,
  readSettlement,
  type SettlementLine,
  type SettlementRead,
  type SettlementShape,
  settlementColumns,
  translatedHeaders,
} from '@daftar/domain';
import { type SheetsRead, sheetsOf } from '../../audit/sheets-read.ts';
import { cutText } from '../../basics/cut-text.ts';
import { readGridFile } from '../../sheets/read-file.ts';
import { UploadProblem } from '../../sheets/upload-problem.ts';

type BadHeading = Extract<SettlementRead, { ok: false }>;

/** Longest text of a row that a message repeats. */
const LONGEST_QUOTE = 100;

/** Reads a settlement file's rows. Throws 400 when the file cannot be read, or has wrong columns or no rows. */
export async function readLines(
  bytes: Buffer,
  shape: SettlementShape,
): Promise<{
  lines: readonly SettlementLine[];
  hiddenRows: ReadonlySet<number>;
  sha256: string;
  sheets: SheetsRead;
}> {
  const { rows, sha256, ...names } = await readGridFile(bytes, titlesOf(shape));
  const grid: string[][] = [];
  // The domain counts rows by their place, and files omit empty rows.
  for (const { row, texts } of rows) {
    while (grid.length < row - 1) grid.push([]);
    grid.push([...texts]);
  }
  const decimals = new Map(rows.map((one) => [one.row, one.decimals]));
  const hiddenRows = new Set(rows.flatMap(({ row, hidden }) => (hidden ? [row] : [])));
  const read = readSettlement(grid, shape, {
    isHidden: (row) => hiddenRows.has(row),
    isDecimal: (row, column) => decimals.get(row)?.includes(column) ?? false,
    isDelimited: names.sheet === undefined,
  });
  if (!read.ok) throw columnProblem(read);
  if (read.lines.every(({ isTotal }) => isTotal)) throw new UploadProblem('no-rows');
  const lines = new Set(read.lines.map(({ row }) => row));
  const sheets = sheetsOf(
    names,
    rows.filter(({ row }) => lines.has(row)),
  );
  return { lines: read.lines, hiddenRows, sha256, sheets };
}

const titlesOf = ({ headers }: SettlementShape): string[] =>
  settlementColumns.flatMap((column) => [
    ...plainHeaders[column],
    ...(headers[column] ?? []),
    ...Object.values(translatedHeaders[column]),
  ]);

/** The error's values let the web show the message in the user's language. */
function columnProblem({
  missing: [missing],
  twice: [twice = ''],
  heading,
  otherHeading: other,
}: BadHeading): UploadProblem {
  const { row } = heading;
  if (other !== undefined)
    return new UploadProblem(
      'no-columns',
      `Row ${other} is a heading with other columns than row ${row}. Put each table into a file of its own`,
      { other, row },
    );
  const taken = cutText(maskCardNumbers(heading.texts.join(', ')), LONGEST_QUOTE);
  const template = settlementColumns.map((column) => plainHeaders[column][0]).join(', ');
  const about = `Row ${row} was taken as the heading: "${taken}". The sample has the titles ${template}`;
  return missing === undefined
    ? new UploadProblem('no-columns', `The file has the column "${twice}" twice. ${about}`, {
        twice,
        row,
        taken,
      })
    : new UploadProblem('no-columns', `The file has no column "${missing}". ${about}`, {
        missing,
        row,
        taken,
      });
}
