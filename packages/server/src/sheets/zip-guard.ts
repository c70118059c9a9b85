import { fromBufferPromise, type ZipFile } from 'yauzl';

const MOST_ENTRIES = 500;
/** 50,000 rows with every column of an export take some 40 MB. */
const MOST_INFLATED = 120 * 1_048_576;

/**
 * Inflates a zip archive without storing the result, and returns the names of its entries. Throws when the archive has too
 * many entries, inflates to too many bytes, or an entry's size differs from the directory.
 */
export async function guardZip(bytes: Buffer): Promise<string[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > MOST_ENTRIES) throw new Error('Too many entries');
  let inflated = 0;
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.uncompressedSize > MOST_INFLATED - inflated) throw new Error('Too large inside');
    inflated += await inflate(zip, entry, MOST_INFLATED - inflated);
    names.push(entry.fileName);
  }
  return names;
}

async function inflate(
  zip: ZipFile,
  entry: Parameters<ZipFile['openReadStreamPromise']>[0],
  most: number,
): Promise<number> {
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > most) throw new Error('Too large inside');
  }
  return size;
}
