import { type ForeignKind, foreignFileMessages } from '@daftar/domain/approval-file';
import { foreignKind } from './foreign-kind.ts';
import { parseCsv } from './parse-csv.ts';
import type { SheetRows } from './read-row.ts';
import { SheetFault } from './sheet-fault.ts';

/**
 * Returns the rows of a text file with separated values, whatever its name is: portals name such files .xls. Throws a fault that
 * says what the file is when it is of another kind, and `otherwise` for other bytes.
 */
export function textRows(bytes: Buffer, otherwise?: string): SheetRows {
  const kind = foreignKind(bytes);
  if (kind) throw foreignFault(kind);
  const parsed = parseCsv(bytes);
  if ('fault' in parsed) throw new SheetFault('not-a-sheet', otherwise);
  return {
    sheet: undefined,
    otherSheets: [],
    rows: parsed.rows.map((texts, index) => ({ row: index + 1, texts, hidden: false })),
  };
}

const foreignFault = (kind: ForeignKind): SheetFault =>
  new SheetFault('not-a-sheet', foreignFileMessages[kind], { kind });
