import { utils, write } from '@e965/xlsx';

export type SheetKind = 'xlsx' | 'xls';

/** Returns an approval file that approves payouts of 1 major unit. */
export function sheetOf(references: readonly string[], kind: SheetKind = 'xlsx'): File {
  const rows = references.map((reference) => [reference, 'Approved', 1]);
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([['referanceNumber', 'status', 'amount'], ...rows]);
  utils.book_append_sheet(book, sheet, 'Payouts');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: kind, compression: true });
  return new File([new Uint8Array(bytes)], `approvals.${kind}`);
}
