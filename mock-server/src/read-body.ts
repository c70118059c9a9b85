import type { IncomingMessage } from 'node:http';
import { plainParts } from './plain-parts.ts';
import { problem } from './problem.ts';

/** 10 MB, and what a form adds to a file. */
const LARGEST = 10 * 1024 * 1024 + 64 * 1024;

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped: whoever is still sending gets to read the answer.
    if (size <= LARGEST) chunks.push(chunk);
  }
  if (size > LARGEST) throw problem(413, 'The body is too large');
  return Buffer.concat(chunks);
}

export interface ReadBody {
  /** Bytes that came. */
  length: number;
  /** As Prism wants it: JSON parsed, anything else as text; null when there was none. */
  body: unknown;
}

/** Reads a request's body and refuses what Prism does not survive: JSON that is none, forms with broken parts. */
export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const bytes = await readAll(request);
  const text = bytes.toString('utf8');
  if (bytes.length === 0) return { length: 0, body: null };
  const type = request.headers['content-type'] ?? '';
  if (/^multipart\//i.test(type)) return { length: bytes.length, body: plainParts(text, type) };
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return { length: bytes.length, body: text };
  try {
    return { length: bytes.length, body: JSON.parse(text) };
  } catch {
    throw problem(400, 'The body is not valid JSON');
  }
}
