import { createHash } from 'node:crypto';
import { CFB, utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { biffRecords, decryptXls, keysOfCryptoApi, keysOfRc4, rc4, withKeys } from './decrypt-xls.ts';
import { workbookRows } from './read-sheet.ts';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

test('has the RC4 of RFC 6229', () => {
  expect(rc4(hex('0102030405'), Buffer.alloc(16))).toEqual(hex('b2396305f03dc027ccc3524a0a1118a8'));
});

test.each([
  [
    'DF 35 52 38 0D 75 4A E6 85 C2 FD 78 CE 3D D1 B6',
    'D4 04 43 EC B7 A7 6F 6A D2 68 C7 DF CF A8 80 68',
    '30 38 BE 5E 93 C5 7E B4 5F 52 CD A1 C6 8F B6 2A',
  ],
  [
    '39 D7 80 41 DA E4 74 2C 8C 84 F9 4D 39 9A 19 2D',
    'C3 EA 8D 52 11 11 37 D2 BD 55 4C 01 0A 47 6E EB',
    '96 19 F5 D0 F1 63 08 F1 3E 09 40 1E 87 F0 4E 16',
  ],
])('derives the key of a file that Excel encrypted with the default password: %s', (salt, verifier, hash) => {
  const opened = rc4(keysOfRc4(hex(salt))(0), hex(verifier + hash));
  expect(createHash('md5').update(opened.subarray(0, 16)).digest()).toEqual(opened.subarray(16));
});

const SALT = Buffer.from('0123456789abcdef');
const VERIFIER = Buffer.from('fedcba9876543210');
const hashOf = (algorithm: string) => createHash(algorithm).update(VERIFIER).digest();

function cryptoApiPass(bits: number): Buffer {
  const keys = keysOfCryptoApi(SALT, bits);
  const sealed = rc4(keys(0), Buffer.concat([VERIFIER, hashOf('sha1')]));
  const numbers = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);
  const header = Buffer.concat([numbers(4, 0, 0x6801, 0x8004, bits, 1, 0, 0), Buffer.alloc(2)]);
  return Buffer.concat([
    hex('0100 0200 0200'),
    numbers(4, header.length),
    header,
    numbers(16),
    SALT,
    sealed.subarray(0, 16),
    numbers(20),
    sealed.subarray(16),
  ]);
}

const WAYS = {
  'RC4 of Excel 97': {
    keys: keysOfRc4(SALT),
    pass: Buffer.concat([
      hex('0100 0100 0100'),
      SALT,
      rc4(keysOfRc4(SALT)(0), Buffer.concat([VERIFIER, hashOf('md5')])),
    ]),
  },
  'RC4 of Excel 2002, 128 bits': { keys: keysOfCryptoApi(SALT, 128), pass: cryptoApiPass(128) },
  'RC4 of Excel 2002, 40 bits': { keys: keysOfCryptoApi(SALT, 40), pass: cryptoApiPass(40) },
};

const BOUND_SHEET = 0x0085;

/** Encrypts an old workbook: puts the record with the way of encryption behind the first record, and moves the sheets. */
function encrypted(workbook: Buffer, { keys, pass }: (typeof WAYS)[keyof typeof WAYS]): Buffer {
  const file = CFB.read(workbook, { type: 'buffer' });
  const entry = CFB.find(file, 'Workbook');
  if (!entry) throw new Error('The file has no workbook');
  const stream = Buffer.from(entry.content as Uint8Array);
  const record = Buffer.concat([Buffer.alloc(4), pass]);
  record.writeUInt16LE(0x002f, 0);
  record.writeUInt16LE(pass.length, 2);
  for (const { type, from } of biffRecords(stream))
    if (type === BOUND_SHEET) stream.writeUInt32LE(stream.readUInt32LE(from) + record.length, from);
  const first = biffRecords(stream).next().value?.to ?? 0;
  entry.content = withKeys(Buffer.concat([stream.subarray(0, first), record, stream.subarray(first)]), keys);
  entry.size = entry.content.length;
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

function workbook(): Buffer {
  const book = utils.book_new();
  const rows = Array.from({ length: 200 }, (_, row) => [
    `PO-${row}`,
    row % 3 ? 'Approved' : 'Rejected',
    row / 4,
  ]);
  utils.book_append_sheet(book, utils.aoa_to_sheet([['old']]), 'Old');
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([['referanceNumber', 'status', 'amount'], ...rows]),
    'صرف',
  );
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  return write(book, { type: 'buffer', bookType: 'biff8' });
}

test.each(Object.entries(WAYS))('reads an old workbook with the default password: %s', async (_, way) => {
  const plain = await workbookRows(workbook());
  expect(plain?.rows).toHaveLength(201);
  const read = await workbookRows(encrypted(workbook(), way));
  expect([read?.sheet, read?.rows]).toEqual([plain?.sheet, plain?.rows]);
});

test.each([
  ['another password', Buffer.concat([hex('0100 0100 0100'), SALT, Buffer.alloc(32)])],
  ['another way', hex('0100 0900 0200')],
  ['an unreadable description', hex('0100')],
  ['obfuscation', hex('0000 1234 5678')],
])('asks for a file without %s', async (_, pass) => {
  const locked = encrypted(workbook(), { keys: keysOfRc4(SALT), pass });
  await expect(workbookRows(locked)).rejects.toThrow('password-protected');
});

test('leaves a stream without encryption as it is', () => {
  const stream = Buffer.from('0908100000060500', 'hex');
  expect(decryptXls(stream)).toBe(stream);
});
