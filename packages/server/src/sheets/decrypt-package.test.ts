import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { CFB, utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { workbookRows } from './read-sheet.ts';

const PLAIN: Buffer = (() => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['status'], ['Approved']]), 'One');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
})();

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function encrypt(bits: number, key: Buffer, iv: Buffer, bytes: Buffer): Buffer {
  const padded = Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);
  const cipher = createCipheriv(`aes-${bits}-cbc`, key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]);
}

/** Encrypts a package as Excel does since 2010 (agile encryption). */
function agile(password: string, { hash, name, bits }: { hash: string; name: string; bits: number }): Buffer {
  const digest = (...parts: Buffer[]) => createHash(hash).update(Buffer.concat(parts)).digest();
  const sized = (bytes: Buffer, size: number) =>
    Buffer.concat([bytes, Buffer.alloc(size, 0x36)]).subarray(0, size);
  const [salt, dataSalt, secret, input] = [16, 16, bits / 8, 16].map((size) => randomBytes(size)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  let derived = digest(salt, Buffer.from(password, 'utf16le'));
  for (let round = 0; round < 1_000; round += 1) derived = digest(number(round), derived);
  const field = (block: string, bytes: Buffer) =>
    encrypt(
      bits,
      sized(digest(derived, Buffer.from(block, 'hex')), bits / 8),
      sized(salt, 16),
      bytes,
    ).toString('base64');
  const scheme = (own: Buffer) =>
    `saltSize="16" blockSize="16" keyBits="${bits}" hashSize="${derived.length}" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="${name}" saltValue="${own.toString('base64')}"`;
  const xml = `<encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData ${scheme(dataSalt)}/><keyEncryptors><keyEncryptor uri="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><p:encryptedKey spinCount="1000" ${scheme(salt)} encryptedVerifierHashInput="${field('fea7d2763b4b9e79', input)}" encryptedVerifierHashValue="${field('d7aa0f6d3061344e', digest(input))}" encryptedKeyValue="${field('146e0be7abacd0d6', secret)}"/></keyEncryptor></keyEncryptors></encryption>`;
  const segments = [number(PLAIN.length), number(0)];
  for (let at = 0; at < PLAIN.length; at += 4_096)
    segments.push(
      encrypt(bits, secret, sized(digest(dataSalt, number(at / 4_096)), 16), PLAIN.subarray(at, at + 4_096)),
    );
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(
    file,
    '/EncryptionInfo',
    Buffer.concat([Buffer.from('0400040040000000', 'hex'), Buffer.from(xml)]),
  );
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.concat(segments));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

const schemes = [
  { hash: 'sha512', name: 'SHA512', bits: 256 },
  { hash: 'sha1', name: 'SHA1', bits: 128 },
  { hash: 'sha256', name: 'SHA256', bits: 192 },
];

test.each(schemes)('opens a workbook that is encrypted with the default password ($name)', async (scheme) => {
  const sheet = await workbookRows(agile('VelvetSweatshop', scheme));
  expect(sheet?.rows.map(({ texts }) => texts)).toEqual([['status'], ['Approved']]);
});

test.each(schemes)('says that a workbook with another password has one ($name)', async (scheme) => {
  await expect(workbookRows(agile('secret', scheme))).rejects.toThrow('password-protected');
});
