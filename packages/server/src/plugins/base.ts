import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { answerErrors, answerUnreadable } from './errors.ts';

const BODY_LIMIT = 256 * 1024;
const SENSITIVE = ['authorization', 'x-auth-token', 'cookie', 'idempotency-key'];

export interface BaseOptions {
  gateway: Gateway;
  /** Content-Security-Policy directives of the pages this app serves. */
  csp: Record<string, string[] | null>;
  rewriteUrl?: FastifyServerOptions['rewriteUrl'];
}

/** What every app of the gateway shares: limits, request ids, headers, JSON alone, errors in the contract's shape. */
export async function buildBase({ gateway, csp, rewriteUrl }: BaseOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: gateway.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: true,
    http: { connectionsCheckingInterval: 5_000, maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 200 },
    trustProxy: gateway.settings.trustProxy.length > 0 && gateway.settings.trustProxy,
    frameworkErrors: answerUnreadable,
    genReqId: () => `req_${randomUUID()}`,
    ...(rewriteUrl && { rewriteUrl }),
  });
  answerErrors(app);
  // Bodies sent as text would pass every schema unread.
  app.removeContentTypeParser('text/plain');
  keepRawBody(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: csp },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: false,
    // HSTS belongs to whoever ends TLS in front of us; on http://127.0.0.1 it would be noise.
    hsts: false,
  });
  if (gateway.settings.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: gateway.settings.corsOrigins,
      exposedHeaders: ['x-request-id', 'retry-after', 'idempotency-replayed'],
      maxAge: 600,
    });
  }
  logRequests(app);
  return app;
}

/** Signatures are checked over the very bytes that came. */
function keepRawBody(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    request.rawBody = body;
    return parse(request, body, done);
  });
}

function logRequests(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.headers['x-auth-token'] !== undefined) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    // Paths and queries may carry session ids, so the route's pattern is logged, never the address.
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      operation: (request.routeOptions.config as { operationId?: string }).operationId,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** Redacted wherever a log line would hold a header. */
export const redactedHeaders = SENSITIVE.map((name) => `*.headers["${name}"]`);
