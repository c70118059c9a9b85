import { CFB } from '@e965/xlsx';
import { guardZip, type ZipEntries } from './zip-guard.ts';

/** The kind of a file's content. For an xlsx workbook, `parts` are the parts that `readSimpleXlsx` reads. */
export interface WorkbookContent {
  kind: 'workbook' | 'encrypted' | 'other';
  parts?: ZipEntries;
}

const ZIP = '504b0304';
const COMPOUND = 'd0cf11e0a1b11ae1';
/** Other spreadsheets in a zip archive, such as ODS and XLSB, have no such part. */
const XLSX_BOOK = /^xl\/workbook[^/]*\.xml$/i;
const MACROS = /^xl\/vbaProject\.bin$/i;

const READ = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** Returns the kind of a zip archive's content. Throws for a broken or oversized archive. */
async function zipContent(bytes: Buffer): Promise<WorkbookContent> {
  const parts = await guardZip(bytes, (name) => READ.test(name));
  const names = [...parts.keys()];
  return names.some((name) => XLSX_BOOK.test(name)) && !names.some((name) => MACROS.test(name))
    ? { kind: 'workbook', parts }
    : { kind: 'other' };
}

/**
 * Returns the kind of a compound file's content: an old workbook, an encrypted xlsx, or another document. Throws for a broken
 * file.
 */
function compoundContent(bytes: Buffer): WorkbookContent {
  const { FileIndex } = CFB.read(bytes, { type: 'buffer' }) as { FileIndex: { name: string }[] };
  const names = FileIndex.map(({ name }) => name.toLowerCase());
  if (names.includes('encryptedpackage') || names.includes('encryptioninfo')) return { kind: 'encrypted' };
  return { kind: names.includes('workbook') || names.includes('book') ? 'workbook' : 'other' };
}

/** Returns the kind of the content: `workbook` for xlsx and xls. Ignores the file's name. Throws for a broken archive. */
export async function workbookContent(bytes: Buffer): Promise<WorkbookContent> {
  const magic = bytes.subarray(0, 8).toString('hex');
  if (magic.startsWith(ZIP)) return zipContent(bytes);
  return magic === COMPOUND ? compoundContent(bytes) : { kind: 'other' };
}
