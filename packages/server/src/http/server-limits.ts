import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { AsciiResponse } from './ascii-response.ts';
import { answerUnreadableRequest } from './unreadable-request.ts';

const BODY_LIMIT = 256 * 1024;
const HEADER_LIMIT = 16_384;
/** A head is a few lines; who sends it drop by drop wants to hold connections. */
const MOST_HEAD_SECONDS = 10;
/** Longer than a balancer in front keeps a connection, which would otherwise reuse one that has just been closed. */
const KEEP_ALIVE_MS = 75_000;
const SILENT_MS = 120_000;
const CHECK_MS = 1_000;

/** What one caller may take of an app: bytes, and time to send them. */
export function serverLimits(requestSeconds: number) {
  return {
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestSeconds * 1000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: SILENT_MS,
    clientErrorHandler: answerUnreadableRequest,
    // Answers under way are finished when the app closes.
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
