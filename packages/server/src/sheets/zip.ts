import { crc32, createDeflateRaw } from 'node:zlib';

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** Flags: sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
/** 1980-01-01, the format's first day. A constant date makes files reproducible. */
const DAY = 0x21;
const MOST = 0xffffffff;

/** Writes a zip archive as a stream; keeps only the directory of entries in memory. */
export class ZipWriter {
  readonly #entries: Entry[] = [];
  #offset = 0;

  async *add(name: string, parts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset: this.#offset };
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(VERSION, 4);
    header.writeUInt16LE(FLAGS, 6);
    header.writeUInt16LE(DEFLATE, 8);
    header.writeUInt16LE(DAY, 12);
    header.writeUInt16LE(entry.name.length, 26);
    yield this.#counted(Buffer.concat([header, entry.name]));
    const deflate = createDeflateRaw({ level: 6 });
    const feed = async () => {
      for await (const part of parts) {
        const bytes = Buffer.from(part);
        entry.crc = crc32(bytes, entry.crc);
        entry.size += bytes.length;
        if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
      }
      deflate.end();
    };
    const fed = feed().catch((error: Error) => deflate.destroy(error));
    for await (const piece of deflate as AsyncIterable<Buffer>) {
      entry.packed += piece.length;
      yield this.#counted(piece);
    }
    await fed;
    if (entry.size > MOST) throw new Error('A sheet is larger than this format holds');
    const after = Buffer.alloc(16);
    after.writeUInt32LE(0x08074b50, 0);
    writeSizes(after, 4, entry);
    yield this.#counted(after);
    this.#entries.push(entry);
  }

  end(): Buffer {
    const start = this.#offset;
    const directory = Buffer.concat(this.#entries.map(directoryEntry));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.#entries.length, 8);
    end.writeUInt16LE(this.#entries.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(start, 16);
    return Buffer.concat([directory, end]);
  }

  #counted(bytes: Buffer): Buffer {
    this.#offset += bytes.length;
    if (this.#offset > MOST) throw new Error('The file is larger than this format holds');
    return bytes;
  }
}

function writeSizes(target: Buffer, at: number, { crc, packed, size }: Entry): void {
  target.writeUInt32LE(crc, at);
  target.writeUInt32LE(packed, at + 4);
  target.writeUInt32LE(size, at + 8);
}

function directoryEntry(entry: Entry): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATE, 10);
  header.writeUInt16LE(DAY, 14);
  writeSizes(header, 16, entry);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
}
