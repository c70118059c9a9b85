import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { decodeXml, readXml, type XmlHandler } from './read-xml.ts';

/**
 * The password with which spreadsheet programs encrypt workbooks that are only protected against changes. They open such files
 * without asking ([MS-OFFCRYPTO] 2.4.2.3).
 */
const DEFAULT_PASSWORD = Buffer.from('VelvetSweatshop', 'utf16le');
/** Limit of the rounds in which a key is derived. Programs use 100,000; the format allows a hundred times as many. */
const MOST_ROUNDS = 1_000_000;
const SEGMENT = 4_096;
const STANDARD_ROUNDS = 50_000;

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/**
 * Decrypts an xlsx package that is encrypted with the default password. `info` and `encrypted` are the streams EncryptionInfo
 * and EncryptedPackage. Returns undefined for another password or another way of encryption.
 */
export function decryptPackage(info: Buffer, encrypted: Buffer): Buffer | undefined {
  const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)];
  const size = Number(encrypted.readBigUInt64LE(0));
  const body = encrypted.subarray(8);
  const open = major === 4 && minor === 4 ? openAgile(info) : minor === 2 ? openStandard(info) : undefined;
  const plain = open?.(body);
  return plain && plain.length >= size ? plain.subarray(0, size) : undefined;
}

/** Decrypts a package's body. */
type Opener = (body: Buffer) => Buffer;

function spin(algorithm: string, salt: Buffer, rounds: number): Buffer {
  let hash = createHash(algorithm).update(salt).update(DEFAULT_PASSWORD).digest();
  const step = Buffer.alloc(4 + hash.length);
  for (let round = 0; round < rounds; round += 1) {
    step.writeUInt32LE(round);
    hash.copy(step, 4);
    hash = createHash(algorithm).update(step).digest();
  }
  return hash;
}

function decrypt(cipher: string, key: Buffer, iv: Buffer | null, bytes: Buffer): Buffer {
  const decipher = createDecipheriv(cipher, key, iv).setAutoPadding(false);
  return Buffer.concat([
    decipher.update(bytes.subarray(0, bytes.length - (bytes.length % 16))),
    decipher.final(),
  ]);
}

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** Standard encryption ([MS-OFFCRYPTO] 2.3.4.5 to 2.3.4.9): AES in ECB mode, as Excel 2007 writes it. */
function openStandard(info: Buffer): Opener | undefined {
  const header = info.subarray(12, 12 + info.readUInt32LE(8));
  const verifier = info.subarray(12 + header.length);
  const bits = { 26126: 128, 26127: 192, 26128: 256 }[header.readUInt32LE(8)];
  if (bits === undefined) return undefined;
  const hash = spin('sha1', verifier.subarray(4, 20), STANDARD_ROUNDS);
  const last = createHash('sha1').update(hash).update(number(0)).digest();
  const derived = [0x36, 0x5c].map((fill) => {
    const pad = Buffer.alloc(64, fill);
    for (const [at, byte] of last.entries()) pad[at] = byte ^ fill;
    return createHash('sha1').update(pad).digest();
  });
  const key = Buffer.concat(derived).subarray(0, bits / 8);
  const cipher = `aes-${bits}-ecb`;
  const secret = decrypt(cipher, key, null, verifier.subarray(20, 36));
  const expected = decrypt(cipher, key, null, verifier.subarray(40, 72)).subarray(0, 20);
  if (!isSame(createHash('sha1').update(secret).digest(), expected)) return undefined;
  return (body) => decrypt(cipher, key, null, body);
}

const ENCRYPTION = 'http://schemas.microsoft.com/office/2006/encryption';
const PASSWORD_KEY = 'http://schemas.microsoft.com/office/2006/keyEncryptor/password';
const BLOCK_INPUT = Buffer.from('fea7d2763b4b9e79', 'hex');
const BLOCK_VALUE = Buffer.from('d7aa0f6d3061344e', 'hex');
const BLOCK_KEY = Buffer.from('146e0be7abacd0d6', 'hex');
const HASHES: Readonly<Record<string, string>> = {
  SHA1: 'sha1',
  'SHA-1': 'sha1',
  SHA256: 'sha256',
  SHA384: 'sha384',
  SHA512: 'sha512',
};

type Fields = Readonly<Record<string, string>>;

class AgileXml implements XmlHandler {
  readonly namespaces: ReadonlySet<string> = new Set([ENCRYPTION, PASSWORD_KEY]);
  data: Fields | undefined;
  password: Fields | undefined;

  open(name: string, attributes: Fields): boolean {
    if (name === 'keyData') this.data = attributes;
    if (name === 'encryptedKey') this.password = attributes;
    return true;
  }

  close(): void {}
}

/** How one of the two parts of the description encrypts. */
function schemeOf(fields: Fields) {
  const hash = HASHES[fields.hashAlgorithm ?? ''];
  const bits = Number(fields.keyBits);
  const isKnown =
    fields.cipherAlgorithm === 'AES' &&
    fields.cipherChaining === 'ChainingModeCBC' &&
    [128, 192, 256].includes(bits) &&
    fields.blockSize === '16';
  if (hash === undefined || !isKnown) return undefined;
  return {
    hash,
    bits,
    cipher: `aes-${bits}-cbc`,
    salt: Buffer.from(fields.saltValue ?? '', 'base64'),
    /** Returns the first bytes of a hash or salt, filled up where it is shorter. */
    sized: (bytes: Buffer, size: number) =>
      Buffer.concat([bytes, Buffer.alloc(size, 0x36)]).subarray(0, size),
  };
}

/** Agile encryption ([MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.15): AES in CBC mode, as Excel has written it since 2010. */
function openAgile(info: Buffer): Opener | undefined {
  const xml = new AgileXml();
  readXml(decodeXml(info.subarray(8)), xml);
  const { data: dataFields, password: passwordFields } = xml;
  const data = dataFields && schemeOf(dataFields);
  const password = passwordFields && schemeOf(passwordFields);
  const rounds = Number(passwordFields?.spinCount);
  if (!data || !password || !Number.isInteger(rounds) || rounds < 0 || rounds > MOST_ROUNDS) return undefined;
  const hash = spin(password.hash, password.salt, rounds);
  const read = (block: Buffer, field: string): Buffer => {
    const key = createHash(password.hash).update(hash).update(block).digest();
    const bytes = Buffer.from(passwordFields?.[field] ?? '', 'base64');
    return decrypt(
      password.cipher,
      password.sized(key, password.bits / 8),
      password.sized(password.salt, 16),
      bytes,
    );
  };
  const input = read(BLOCK_INPUT, 'encryptedVerifierHashInput').subarray(0, password.salt.length);
  const expected = createHash(password.hash).update(input).digest();
  if (!isSame(read(BLOCK_VALUE, 'encryptedVerifierHashValue').subarray(0, expected.length), expected))
    return undefined;
  const key = read(BLOCK_KEY, 'encryptedKeyValue').subarray(0, data.bits / 8);
  return (body) => {
    const segments: Buffer[] = [];
    for (let at = 0; at < body.length; at += SEGMENT) {
      const iv = createHash(data.hash)
        .update(data.salt)
        .update(number(at / SEGMENT))
        .digest();
      segments.push(decrypt(data.cipher, key, data.sized(iv, 16), body.subarray(at, at + SEGMENT)));
    }
    return Buffer.concat(segments);
  };
}
