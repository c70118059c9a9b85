import { problem } from './problem.ts';

/** A part that Prism survives: it has a name, a file has a type, and its bytes, which Prism reads one by one, are left out. */
function plainPart(part: string): string {
  const [head = '', ...content] = part.split('\r\n\r\n');
  const lines = head.split('\r\n');
  const disposition = lines.find((line) => /^content-disposition:/i.test(line)) ?? '';
  if (content.length === 0 || !/;\s*name=/i.test(disposition)) throw problem(400, 'A part needs a name');
  if (!/;\s*filename\*?=/i.test(disposition)) return part;
  if (!lines.some((line) => /^content-type:/i.test(line)))
    throw problem(400, 'A file part needs a Content-Type');
  return `${head}\r\n\r\n(bytes)`;
}

/** A multipart body as Prism takes it; refuses one without a boundary, without an end, or with parts that say too little. */
export function plainParts(text: string, contentType: string): string {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) throw problem(400, 'A multipart body needs a boundary');
  const [, ...parts] = `\r\n${text}`.split(`\r\n--${mark}`);
  if (!parts.pop()?.startsWith('--'))
    throw problem(400, 'A multipart body ends with its boundary and two hyphens');
  return `${parts.map((part) => `--${mark}${plainPart(part)}\r\n`).join('')}--${mark}--\r\n`;
}
