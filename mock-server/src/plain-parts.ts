import { problem } from './problem.ts';

/**
 * Returns a part that Prism can read. Throws when the part has no name, or a file no Content-Type. Replaces a file's bytes
 * with a placeholder, because Prism reads them one by one.
 */
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

/** Converts a multipart body for Prism. Throws when the boundary or the closing line is missing, or a part is incomplete. */
export function plainParts(text: string, contentType: string): string {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) throw problem(400, 'A multipart body needs a boundary');
  const [, ...parts] = `\r\n${text}`.split(`\r\n--${mark}`);
  if (!parts.pop()?.startsWith('--'))
    throw problem(400, 'A multipart body ends with its boundary and two hyphens');
  return `${parts.map((part) => `--${mark}${plainPart(part)}\r\n`).join('')}--${mark}--\r\n`;
}
