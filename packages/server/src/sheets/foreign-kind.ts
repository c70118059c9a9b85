import type { ForeignKind } from '@daftar/domain/approval-file';
import { decodeText } from './decode-text.ts';

/** How many bytes of a text are looked at. */
const HEAD = 4_096;

const startsWith = (bytes: Buffer, ...hex: string[]): boolean =>
  hex.some((start) => bytes.subarray(0, start.length / 2).toString('hex') === start);

/** The parts by which archives of other kinds are recognised, first the most certain one. */
const PARTS: readonly (readonly [part: string, kind: ForeignKind])[] = [
  ['application/vnd.oasis.opendocument', 'open-document'],
  ['xl/workbook.bin', 'binary-workbook'],
  ['xl/vbaProject.bin', 'macro-workbook'],
  ['Index/Document.iwa', 'numbers'],
  ['word/document.xml', 'document'],
  ['ppt/presentation.xml', 'document'],
];

/** Names of the entries stand in an archive as they are; the content of most entries does not. */
function archiveKind(bytes: Buffer): ForeignKind {
  return PARTS.find(([part]) => bytes.includes(part))?.[1] ?? 'archive';
}

const TEXTS: readonly (readonly [pattern: RegExp, kind: ForeignKind])[] = [
  [/urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet"/i, 'xml-2003'],
  [/<office:document\b|urn:oasis:names:tc:opendocument/i, 'open-document'],
  [/^mime-version:|^content-type:\s*multipart\/related|^from: <saved by/im, 'mhtml'],
  [/^<(?:!doctype\s+html|html|head|body|table|meta|style|script|div|form)\b/i, 'web-page'],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!doctype html[^>]*>\s*)?<html\b/i, 'web-page'],
  [/^\{\\rtf/, 'document'],
  [/^ID;P|^TABLE\r?\n0,1\r?\n/, 'text-table'],
  [/^\s*[[{]\s*["{[\]}]/, 'json'],
  [/^\s*<\?xml\b/i, 'document'],
];

/** Returns a text from its first character that is neither a blank nor in a comment. */
function afterComments(text: string): string {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    rest = end < 0 ? '' : rest.slice(end + '-->'.length).trimStart();
  }
  return rest;
}

/** Returns the kind of a text that is no table; undefined for one that may be. */
function textKind(text: string): ForeignKind | undefined {
  const head = afterComments(text.slice(0, HEAD));
  return TEXTS.find(([pattern]) => pattern.test(head))?.[1];
}

/** Returns the kind of a file that is neither a workbook that we read nor a text with separated values; undefined for others. */
export function foreignKind(bytes: Buffer): ForeignKind | undefined {
  if (startsWith(bytes, '25504446')) return 'pdf';
  if (startsWith(bytes, '504b0304', '504b0506')) return archiveKind(bytes);
  if (startsWith(bytes, '1f8b', '52617221', '377abcaf')) return 'archive';
  if (startsWith(bytes, '89504e47', 'ffd8ff', '47494638')) return 'image';
  if (startsWith(bytes, 'd0cf11e0')) return 'document';
  const decoded = decodeText(bytes);
  if ('text' in decoded) return textKind(decoded.text);
  // Markup is ASCII, whatever the encoding of its texts is.
  return textKind(bytes.toString('latin1')) ?? (decoded.fault === 'unknown' ? 'encoding' : undefined);
}
