import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';

const ANSWERS: Record<string, [number, string, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Too-Large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request-Timeout', 'The request did not arrive in time'],
};
const NO_HTTP: [number, string, string] = [400, 'Bad-Request', 'This is not a valid HTTP request'];

/**
 * What is no HTTP, has two readings (two lengths, a length beside chunks) or never ends is answered in the contract's
 * shape, and the connection closed: what follows on it cannot be told from the rest of the broken request.
 */
export function answerUnreadableRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const underWay = (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
  if (!socket.writable || underWay) {
    socket.destroy();
    return;
  }
  const [code, status, message] = ANSWERS[error.code] ?? NO_HTTP;
  const requestId = `req_${randomUUID()}`;
  const body = JSON.stringify({ status, message, errors: [{ message }], requestId });
  const lines = [
    `HTTP/1.1 ${code} ${status.replace('-', ' ')}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
