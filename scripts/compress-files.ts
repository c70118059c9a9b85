import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|mjs|css|html|svg|json|txt|map)$/;
const COMPRESSED = /\.(?:br|gz)$/;
/** Smaller files fit into one network packet. */
const SMALLEST = 1_024;

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes a `.br` and a `.gz` file beside each file of the folder that gets smaller by it. The server sends those. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  );
  for (const file of files.filter((name) => COMPRESSED.test(name))) rmSync(file);
  await Promise.all(
    files
      .filter((name) => COMPRESSIBLE.test(name))
      .map(async (file) => {
        const bytes = readFileSync(file);
        if (bytes.length < SMALLEST) return;
        for (const [ending, compress] of Object.entries(compressors)) {
          const smaller = await compress(bytes);
          if (smaller.length < bytes.length) writeFileSync(`${file}.${ending}`, smaller);
        }
      }),
  );
}
