import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Size of a module in pixels, large enough for a phone to read the code from a screen. */
const SCALE = 6;

/** Returns a QR code of the text as a PNG file: black and white, one bit per pixel. */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text);
  const width = size * SCALE;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header[8] = 1;
  const rows = data.flatMap((modules) => Array<Buffer>(SCALE).fill(rowOf(modules, width)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns one row of pixels with its leading filter byte; white is 1. */
function rowOf(modules: boolean[], width: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  for (let x = 0; x < width; x += 1) {
    const at = 1 + (x >> 3);
    if (!modules[Math.floor(x / SCALE)]) row[at] = (row[at] ?? 0) | (0x80 >> (x & 7));
  }
  return row;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
