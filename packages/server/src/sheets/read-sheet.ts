import { CFB } from '@e965/xlsx';
import { cutText } from '../basics/cut-text.ts';
import { addressOf } from './cell-address.ts';
import { decryptPackage } from './decrypt-package.ts';
import { decryptXls } from './decrypt-xls.ts';
import { PackageParts } from './package-parts.ts';
import type { ReadRow, SheetRows } from './read-row.ts';
import { readXls } from './read-xls.ts';
import { readXlsx } from './read-xlsx.ts';
import { SheetFault } from './sheet-fault.ts';
import type { SheetNames } from './sheet-row.ts';
import { guardZip } from './zip-guard.ts';

const ZIP = '504b0304';
const COMPOUND = 'd0cf11e0a1b11ae1';
const MACROS = /(?:^|\/)vbaProject\.bin$/i;

/**
 * Returns the rows of a workbook's first visible worksheet; undefined for bytes that are no xlsx or xls workbook. Ignores the
 * file's name.
 */
export async function workbookRows(bytes: Buffer): Promise<SheetRows | undefined> {
  try {
    const magic = bytes.subarray(0, 8).toString('hex');
    if (magic.startsWith(ZIP)) return await zipRows(bytes);
    return magic === COMPOUND ? await compoundRows(bytes) : undefined;
  } catch (error) {
    if (error instanceof SheetFault) throw error;
    // All other errors of the parsers mean the same to the user: the file is broken.
    throw new SheetFault(isEncrypted(error) ? 'password-protected' : 'broken-file');
  }
}

/** Tells whether a parser failed because the file is encrypted: a workbook or a zip archive with a password. */
const isEncrypted = (error: unknown): boolean =>
  error instanceof Error && /password|encrypt/i.test(error.message);

/** Parts that hold no cells. They count against the limits, but are not kept. */
const MEDIA = /\.(?:png|jpe?g|gif|emf|wmf|bmp|tiff?|svg|bin|vml)$/i;

async function zipRows(bytes: Buffer): Promise<SheetRows | undefined> {
  const entries = await guardZip(bytes, (name) => !MEDIA.test(name));
  if ([...entries.keys()].some((name) => MACROS.test(name))) return undefined;
  return readXlsx(new PackageParts(entries));
}

interface Stream {
  name: string;
  type: number;
  content: Uint8Array;
}

/** Reads a compound file: an old workbook, an encrypted xlsx, or another document. */
async function compoundRows(bytes: Buffer): Promise<SheetRows | undefined> {
  const { FileIndex } = CFB.read(bytes, { type: 'buffer' }) as { FileIndex: Stream[] };
  const stream = (name: string): Buffer | undefined => {
    const found = FileIndex.find((entry) => entry.type === 2 && entry.name.toLowerCase() === name);
    return found && Buffer.from(found.content);
  };
  const [info, encrypted] = [stream('encryptioninfo'), stream('encryptedpackage')];
  if (info && encrypted) {
    return zipRows(opened(() => decryptPackage(info, encrypted)));
  }
  if (info || encrypted) throw new SheetFault('password-protected');
  const book = stream('workbook') ?? stream('book');
  if (!book) return undefined;
  const plain = opened(() => decryptXls(book));
  // The compound file has more than the stream: only a decrypted one is read without it.
  return readXls(plain === book ? bytes : plain);
}

function opened(decrypt: () => Buffer | undefined): Buffer {
  try {
    const plain = decrypt();
    if (plain) return plain;
  } catch {
    // A description that cannot be read: programs may encrypt in other ways.
  }
  throw new SheetFault('password-protected');
}

export const isFilled = ({ texts }: ReadRow): boolean => texts.some((text) => text.trim() !== '');

export function assertNoFormula({ row, formulaAt }: ReadRow): void {
  if (formulaAt !== undefined)
    throw new SheetFault(
      'formula',
      `The cell ${addressOf(row, formulaAt)} has a formula. Please save the file with values only`,
    );
}

/** Throws when one of the columns has a text in this row that may not be what a person sees. */
export function assertClear({ row, doubts }: ReadRow, columns?: readonly number[]): void {
  for (const [column, why] of doubts ?? [])
    if (columns === undefined || columns.includes(column))
      throw new SheetFault('unclear-cell', `The cell ${addressOf(row, column)} ${why}`);
}

/** Returns the fault of a file without rows, which names the sheet that was read if others have values. */
export function noRows({ sheet, otherSheets }: SheetNames): SheetFault {
  const others = otherSheets.filter(({ empty }) => !empty).map(({ name }) => `"${name}"`);
  return others.length === 0
    ? new SheetFault('no-rows')
    : new SheetFault(
        'no-rows',
        `The first visible sheet, "${sheet}", has no rows. Others are not read: ${cutText(others.join(', '), 200)}`,
      );
}
