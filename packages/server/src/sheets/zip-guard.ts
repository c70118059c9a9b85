import { crc32 } from 'node:zlib';
import { fromBufferPromise, type ZipFile } from 'yauzl';

const MOST_ENTRIES = 500;
/** Limit of the unpacked bytes. 50,000 rows with every column of an export take some 40 MB. */
const MOST_INFLATED = 120 * 1_048_576;

/** The entries of a zip archive by name. The value is the content if `keeps` selects the entry, otherwise undefined. */
export type ZipEntries = ReadonlyMap<string, Buffer | undefined>;

/**
 * Inflates a zip archive. Returns its entries, with the contents of those that `keeps` selects. Throws when the archive has too
 * many entries, inflates to too many bytes, has two entries with the same name, or an entry's size or checksum differs from the
 * directory.
 */
export async function guardZip(
  bytes: Buffer,
  keeps: (name: string) => boolean = () => false,
): Promise<ZipEntries> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > MOST_ENTRIES) throw new Error('Too many entries');
  let inflated = 0;
  const entries = new Map<string, Buffer | undefined>();
  for await (const entry of zip.eachEntry()) {
    if (entry.uncompressedSize > MOST_INFLATED - inflated) throw new Error('Too large inside');
    // Programs differ in which of two entries with the same name they read.
    if (entries.has(entry.fileName)) throw new Error('Two entries have the same name');
    const kept: Buffer[] | undefined = keeps(entry.fileName) ? [] : undefined;
    inflated += await inflate(zip, entry, MOST_INFLATED - inflated, kept);
    entries.set(entry.fileName, kept && Buffer.concat(kept));
  }
  return entries;
}

async function inflate(
  zip: ZipFile,
  entry: Parameters<ZipFile['openReadStreamPromise']>[0],
  most: number,
  kept: Buffer[] | undefined,
): Promise<number> {
  let size = 0;
  let checksum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > most) throw new Error('Too large inside');
    checksum = crc32(chunk as Buffer, checksum);
    kept?.push(chunk as Buffer);
  }
  if (checksum !== entry.crc32) throw new Error('An entry is damaged');
  return size;
}
