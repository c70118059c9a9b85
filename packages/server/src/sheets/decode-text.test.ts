import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

/** Encodes a text in a code page, by decoding each byte. */
function encode(text: string, encoding: string): Buffer {
  const bytes = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte -= 1)
    bytes.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte);
  return Buffer.from([...text].map((one) => bytes.get(one) ?? 0x3f));
}
const utf16 = (text: string, isBig: boolean, hasMark: boolean): Buffer => {
  const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

const ARABIC = 'النوع,المرجع,المبلغ,العملة\r\nدفعة,REF-1,480.40,EGP\r\nاسترداد,REF-2,5.00,EGP\r\n';
const FRENCH = 'Type,Référence,Montant,Client\r\npayment,REF-1,480.40,Hôtel Gezira – Zamalek\r\n';
const SPANISH = 'type,reference,amount,currency,payer\r\npayment,REF-1,480.40,EGP,Muñoz Peña\r\n';
const GERMAN = 'type,reference,amount,payer\r\npayment,REF-1,480.40,Müller Größe\r\n';

describe('decodeText', () => {
  test.each([
    ['windows-1256', ARABIC],
    ['windows-1256', FRENCH],
    ['iso-8859-6', ARABIC],
    ['windows-1252', FRENCH],
    ['windows-1252', SPANISH],
    ['windows-1252', GERMAN],
    ['windows-1252', 'type,reference,note\r\npayment,REF-1,£ 5 – “paid”\u00a0€\r\n'],
  ])('decodes %s', (encoding, text) => {
    expect(decodeText(encode(text, encoding))).toEqual({ text });
  });

  test('names an encoding that is not certain, and bytes that are no text', () => {
    const cyrillic = encode('type,payer\r\npayment,Иван Петров\r\n', 'windows-1251');
    expect(decodeText(cyrillic)).toEqual({ fault: 'unknown' });
    expect(decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]))).toEqual({ fault: 'binary' });
    expect(decodeText(Buffer.from('a\u0000b\u0000\u0000c', 'latin1'))).toEqual({ fault: 'binary' });
  });

  test('decodes every text in UTF-8 and UTF-16, with and without a byte order mark', () => {
    const cell = fc.stringMatching(/^[A-Za-z0-9 .آ-يٹ-ے٠-٩]{0,12}$/);
    const table = fc
      .array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
      .map((rows) => rows.map((row) => `${row.join('\t')}\r\n`).join(''));
    fc.assert(
      fc.property(table, fc.boolean(), fc.boolean(), (text, isBig, hasMark) => {
        expect(decodeText(utf16(text, isBig, hasMark))).toEqual({ text });
        expect(decodeText(Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`))).toEqual({ text });
      }),
    );
  });

  test('decodes Arabic names of any letters in Arabic Windows beside Latin words', () => {
    const name = fc.stringMatching(/^[ابتثجحخدذرزسشصضطظعغفقكلمنهوي]{3,8}$/);
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
        const text = `type,reference,payer\r\n${names.map((one) => `payment,REF-1,ال${one}\r\n`).join('')}`;
        expect(decodeText(encode(text, 'windows-1256'))).toEqual({ text });
      }),
    );
  });
});

test('takes a text with a damaged character for no text in UTF-16', () => {
  expect(decodeText(Buffer.from(`type,reference\npayment,R\u00001${' '.repeat(20)}\n`))).toEqual({
    fault: 'binary',
  });
});
