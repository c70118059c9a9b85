import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';

const ERRORS: Record<string, [number, string, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Too-Large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request-Timeout', 'The request did not arrive in time'],
};
const NOT_HTTP: [number, string, string] = [400, 'Bad-Request', 'This is not a valid HTTP request'];

/**
 * Responds to a malformed request with an error in the contract's shape. Malformed means not valid HTTP, ambiguous (two
 * lengths, or a length and chunks), or incomplete. Closes the connection, because the next bytes may belong to the same
 * request.
 */
export function rejectUnreadableRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const hasStarted = (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
  if (!socket.writable || hasStarted) {
    socket.destroy();
    return;
  }
  const [code, status, message] = ERRORS[error.code] ?? NOT_HTTP;
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
