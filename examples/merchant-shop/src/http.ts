import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BODY_BYTES = 64 * 1024;

export class TooLarge extends Error {}

/** Reads the request's body as text, unchanged: the webhook signature covers exactly these bytes. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(body);
}

export const sendPage = (response: ServerResponse, body: string, status = 200) =>
  send(response, status, 'text/html', body);

export const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  send(response, status, 'application/json', JSON.stringify(body));
