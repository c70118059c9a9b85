import { expect, test } from 'vitest';
import { foreignKind } from './foreign-kind.ts';

const XML_2003 =
  '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">';

test.each([
  [
    'web-page',
    '<html><head><meta charset="utf-8"></head><body><table><tr><td>type</td></tr></table></body></html>',
  ],
  ['web-page', '\u00ef\u00bb\u00bf\r\n<!DOCTYPE html>\n<html lang="ar">'],
  ['web-page', '<table border=1><tr><td>type'],
  ['web-page', '<!-- report --><TABLE>'],
  ['web-page', '<?xml version="1.0" encoding="UTF-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml">'],
  [
    'web-page',
    '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">',
  ],
  ['web-page', '<style>td { mso-number-format:"\\@" }</style><table>'],
  ['xml-2003', XML_2003],
  ['mhtml', 'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n'],
  ['mhtml', 'From: <Saved by Blink>\r\nMIME-Version: 1.0\r\n'],
  ['pdf', '%PDF-1.7\n'],
  [
    'open-document',
    '<?xml version="1.0"?>\n<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">',
  ],
  ['open-document', 'PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet'],
  ['binary-workbook', 'PK\u0003\u0004xl/workbook.bin'],
  ['macro-workbook', 'PK\u0003\u0004xl/vbaProject.bin'],
  ['numbers', 'PK\u0003\u0004Index/Document.iwa'],
  ['document', 'PK\u0003\u0004word/document.xml'],
  ['archive', 'PK\u0003\u0004report.csv'],
  ['archive', '\u001f\u008b\u0008'],
  ['image', '\u0089PNG\r\n'],
  ['document', '{\\rtf1\\ansi'],
  ['text-table', 'ID;PWXL;N;E\r\n'],
  ['json', '[{"type":"payment"}]'],
  [undefined, 'type,reference,amount\r\n'],
  [undefined, 'Settlement <report>\r\ntype,reference\r\n'],
])('recognises %s in %j', (kind, text) => {
  expect(foreignKind(Buffer.from(text, 'latin1'))).toBe(kind);
});

test('recognises a web page in UTF-16, and a table in an uncertain encoding', () => {
  expect(foreignKind(Buffer.from('\ufeff<html><body>', 'utf16le'))).toBe('web-page');
  expect(foreignKind(Buffer.from([0x74, 0x2c, 0xc8, 0xe2, 0xe0, 0xed, 0x2c, 0x31]))).toBe('encoding');
});
