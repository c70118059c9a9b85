import type { IncomingMessage } from 'node:http';
import { plainParts } from './plain-parts.ts';
import { problem } from './problem.ts';

/** 10 MB for a file, plus 64 KB for the rest of the multipart form. */
const MAX_BYTES = 10 * 1024 * 1024 + 64 * 1024;

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read the whole body even when it is too large: a client that is still sending would not read the 413 response.
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) throw problem(413, 'The body is too large');
  return Buffer.concat(chunks);
}

export interface ReadBody {
  /** Bytes received. */
  length: number;
  /** Parsed JSON, or text for other types; null when there was no body. */
  body: unknown;
}

/** Reads a request's body. Throws for bodies that would crash Prism: invalid JSON and broken multipart forms. */
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
