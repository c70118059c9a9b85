import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { AsciiResponse } from './ascii-response.ts';
import { rejectUnreadableRequest } from './unreadable-request.ts';

const BODY_LIMIT = 256 * 1024;
const HEADER_LIMIT = 16_384;
/** Time limit for the headers. Clients that send them slowly may try to occupy connections (Slowloris). */
const MOST_HEAD_SECONDS = 10;
/** Longer than load balancers keep idle connections; otherwise they would reuse a connection that we have just closed. */
const KEEP_ALIVE_MS = 75_000;
const IDLE_SOCKET_MS = 120_000;
const CHECK_MS = 1_000;

/** Returns Fastify's options that limit the size of a request and the time to send it. */
export function serverLimits(requestSeconds: number) {
  return {
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestSeconds * 1000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: IDLE_SOCKET_MS,
    clientErrorHandler: rejectUnreadableRequest,
    // Requests in progress are finished when the app closes.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: {
      headersTimeout: Math.min(requestSeconds, MOST_HEAD_SECONDS) * 1000,
      connectionsCheckingInterval: CHECK_MS,
      maxHeaderSize: HEADER_LIMIT,
      ServerResponse: AsciiResponse,
    },
  } satisfies FastifyHttpOptions<Server>;
}
