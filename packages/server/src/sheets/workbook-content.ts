import { CFB } from '@e965/xlsx';
import { guardZip } from './zip-guard.ts';

export type WorkbookContent = 'workbook' | 'encrypted' | 'other';

const ZIP = '504b0304';
const COMPOUND = 'd0cf11e0a1b11ae1';
/** Other spreadsheets in a zip archive, such as ODS and XLSB, have no such part. */
const XLSX_BOOK = /^xl\/workbook[^/]*\.xml$/i;
const MACROS = /^xl\/vbaProject\.bin$/i;

/** Returns what a zip archive holds; throws for a broken or oversized one. */
async function zipContent(bytes: Buffer): Promise<WorkbookContent> {
  const names = await guardZip(bytes);
  return names.some((name) => XLSX_BOOK.test(name)) && !names.some((name) => MACROS.test(name))
    ? 'workbook'
    : 'other';
}

/** Returns what a compound file holds: an old workbook, an encrypted xlsx, or another document. Throws for a broken one. */
function compoundContent(bytes: Buffer): WorkbookContent {
  const { FileIndex } = CFB.read(bytes, { type: 'buffer' }) as { FileIndex: { name: string }[] };
  const names = FileIndex.map(({ name }) => name.toLowerCase());
  if (names.includes('encryptedpackage') || names.includes('encryptioninfo')) return 'encrypted';
  return names.includes('workbook') || names.includes('book') ? 'workbook' : 'other';
}

/** Returns whether the bytes are an xlsx or xls workbook, whatever the file's name is. Throws for a broken archive. */
export async function workbookContent(bytes: Buffer): Promise<WorkbookContent> {
  const magic = bytes.subarray(0, 8).toString('hex');
  if (magic.startsWith(ZIP)) return zipContent(bytes);
  return magic === COMPOUND ? compoundContent(bytes) : 'other';
}
