import { problem } from './problem.ts';

/** Refuses a multipart body without a boundary, and one with a file part that does not say its Content-Type. */
export function checkParts(text: string, contentType: string): void {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) throw problem(400, 'A multipart body needs a boundary');
  for (const part of text.split(`--${mark}`).slice(1)) {
    const [head = ''] = part.split(/\r?\n\r?\n/, 1);
    if (/filename\*?=/i.test(head) && !/^content-type:/im.test(head)) {
      throw problem(400, 'A file part needs a Content-Type');
    }
  }
}
