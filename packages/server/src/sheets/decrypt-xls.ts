import { createHash } from 'node:crypto';

/** Excel encrypts old workbooks that are only protected against changes with this password, and opens them without asking. */
const DEFAULT_PASSWORD = Buffer.from('VelvetSweatshop', 'utf16le');
const BLOCK = 1_024;

const BOF = 0x0809;
const EOF = 0x000a;
const FILE_PASS = 0x002f;
const BOUND_SHEET = 0x0085;
/** Records that stay as they are in an encrypted stream ([MS-XLS] 2.2.10). */
const PLAIN: ReadonlySet<number> = new Set([BOF, FILE_PASS, 0x00e1, 0x0138, 0x0194, 0x0195, 0x0196]);
/** A record that readers skip, whatever it has. */
const FILE_SHARING = 0x005b;
/** The beginning of a BoundSheet record, which says where the sheet is in the stream, stays as it is. */
const PLAIN_PLACE = 4;

const md5 = (...parts: Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const sha1 = (...parts: Uint8Array[]): Buffer => createHash('sha1').update(Buffer.concat(parts)).digest();

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** Encrypts or decrypts bytes with RC4, which current versions of OpenSSL no longer have. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 255] = at(other);
    state[other & 255] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  const result = Buffer.alloc(bytes.length);
  for (let index = 0, i = 0, j = 0; index < bytes.length; index += 1) {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    result[index] = (bytes[index] ?? 0) ^ at(at(i) + at(j));
  }
  return result;
}

/** Returns the key of a block of 1,024 bytes. */
type KeyOf = (block: number) => Buffer;

/** Office Binary Document RC4 ([MS-OFFCRYPTO] 2.3.6.2), which Excel writes since 97: 40 bits. */
export function keysOfRc4(salt: Uint8Array): KeyOf {
  const password = md5(DEFAULT_PASSWORD).subarray(0, 5);
  const rounds = Array.from({ length: 16 }, () => [password, salt]).flat();
  const base = md5(...rounds).subarray(0, 5);
  return (block) => md5(base, number(block));
}

/** RC4 of the CryptoAPI ([MS-OFFCRYPTO] 2.3.5.2), which Excel writes since 2002. */
export function keysOfCryptoApi(salt: Uint8Array, bits: number): KeyOf {
  const base = sha1(salt, DEFAULT_PASSWORD);
  return (block) => {
    const key = sha1(base, number(block)).subarray(0, bits / 8);
    // A key of 40 bits is filled up with zeros.
    return bits === 40 ? Buffer.concat([key, Buffer.alloc(11)]) : key;
  };
}

/** Reads the record that says how the stream is encrypted. Returns undefined for another password or another way. */
function keysOf(record: Buffer): KeyOf | undefined {
  if (record.readUInt16LE(0) !== 1) return undefined;
  const [major, minor] = [record.readUInt16LE(2), record.readUInt16LE(4)];
  if (major === 1 && minor === 1) {
    const [salt, verifier] = [record.subarray(6, 22), record.subarray(22, 54)];
    const keys = keysOfRc4(salt);
    const opened = rc4(keys(0), verifier);
    return md5(opened.subarray(0, 16)).equals(opened.subarray(16)) ? keys : undefined;
  }
  if (minor !== 2 || ![2, 3, 4].includes(major)) return undefined;
  const header = record.subarray(14, 14 + record.readUInt32LE(10));
  const rest = record.subarray(14 + header.length);
  // 0 stands for 40 bits.
  const bits = header.readUInt32LE(16) || 40;
  if (bits % 8 !== 0 || bits < 40 || bits > 128) return undefined;
  const keys = keysOfCryptoApi(rest.subarray(4, 20), bits);
  const opened = rc4(keys(0), Buffer.concat([rest.subarray(20, 36), rest.subarray(40, 60)]));
  return sha1(opened.subarray(0, 16)).equals(opened.subarray(16)) ? keys : undefined;
}

interface BiffRecord {
  type: number;
  /** Where its header begins, and where its content begins and ends. */
  start: number;
  from: number;
  to: number;
}

export function* biffRecords(stream: Buffer): Generator<BiffRecord> {
  for (let start = 0; start + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(start);
    const from = start + 4;
    const to = from + stream.readUInt16LE(start + 2);
    if (to > stream.length || (type === 0 && to === from)) return;
    yield { type, start, from, to };
    start = to;
  }
}

/** Encrypts or decrypts the contents of a stream's records; places in the stream count the records' headers, too. */
export function withKeys(stream: Buffer, keyOf: KeyOf): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < stream.length; at += BLOCK)
    blocks.push(rc4(keyOf(at / BLOCK), stream.subarray(at, at + BLOCK)));
  const changed = Buffer.concat(blocks);
  const result = Buffer.from(stream);
  for (const { type, from, to } of biffRecords(stream))
    if (!PLAIN.has(type)) {
      const start = type === BOUND_SHEET ? Math.min(to, from + PLAIN_PLACE) : from;
      changed.copy(result, start, start, to);
    }
  return result;
}

/**
 * Returns the Workbook stream of an old workbook without encryption: the stream itself when it has none. Returns undefined for
 * another password than the default one, and for another way of encryption.
 */
export function decryptXls(stream: Buffer): Buffer | undefined {
  for (const { type, start, from, to } of biffRecords(stream)) {
    if (type === EOF) break;
    if (type !== FILE_PASS) continue;
    const keys = keysOf(stream.subarray(from, to));
    if (!keys) return undefined;
    const plain = withKeys(stream, keys);
    plain.writeUInt16LE(FILE_SHARING, start);
    return plain;
  }
  return stream;
}
