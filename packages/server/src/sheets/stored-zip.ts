import { crc32, deflateRawSync } from 'node:zlib';

/** Returns a zip archive of parts, by default without compression. */
export function storedZip(parts: ReadonlyMap<string, Uint8Array>, isDeflated = false): Buffer {
  const pieces: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [part, plain] of parts) {
    const content = isDeflated ? deflateRawSync(plain) : plain;
    const name = Buffer.from(part);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(isDeflated ? 8 : 0, 8);
    header.writeUInt32LE(crc32(plain), 14);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(plain.length, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    header.copy(entry, 6, 4, 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, name);
    pieces.push(header, name, content);
    offset += header.length + name.length + content.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, entries, end]);
}
