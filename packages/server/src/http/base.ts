import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { trace } from '@opentelemetry/api';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { operationOf } from '../contract/operation-of.ts';
import type { Gateway } from '../gateway.ts';
import { observeRequests } from '../observe/observe-requests.ts';
import { compressResponses } from './compress-responses.ts';
import { handleErrors, type MissingPage, sendUnreadable } from './errors.ts';
import { finishInFlight } from './in-flight.ts';
import { refuseTwoHosts } from './refuse-two-hosts.ts';
import { DATA_HEADERS, type Directives, securityHeaders } from './security-headers.ts';
import { serverLimits } from './server-limits.ts';

export interface BaseOptions {
  gateway: Gateway;
  /** Content-Security-Policy directives of the pages this app serves. */
  csp: Directives;
  rewriteUrl?: FastifyServerOptions['rewriteUrl'];
  /** Sends the page that browsers get for an address that does not exist. */
  missingPage?: MissingPage;
}

/** Builds the base of both apps: limits, request ids, headers, only JSON bodies, compression, errors in the contract's shape. */
export async function buildBase({
  gateway,
  csp,
  rewriteUrl,
  missingPage,
}: BaseOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: gateway.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Uses one logger, because a child logger per request costs more than the one line that it logs. That line contains the
    // request id.
    childLoggerFactory: (log) => log,
    ...serverLimits(gateway.settings.requestSeconds),
    routerOptions: { maxParamLength: 200 },
    trustProxy: gateway.settings.trustProxy.length > 0 && gateway.settings.trustProxy,
    frameworkErrors: sendUnreadable(missingPage),
    genReqId: () => `req_${randomUUID()}`,
    ...(rewriteUrl && { rewriteUrl }),
  });
  handleErrors(app, missingPage);
  finishInFlight(app, observeRequests(app, gateway.metrics));
  refuseTwoHosts(app);
  // A text body would reach the handler as a string that no schema has checked.
  app.removeContentTypeParser('text/plain');
  keepRawBody(app);
  const pageHeaders = securityHeaders(csp);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(operationOf(request) ? DATA_HEADERS : pageHeaders).header('x-request-id', request.id);
    done();
  });
  if (gateway.settings.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: gateway.settings.corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['x-request-id', 'retry-after', 'idempotency-replayed', 'etag'],
      maxAge: 600,
    });
  }
  await compressResponses(app);
  logRequests(app, gateway);
  return app;
}

/** Keeps the raw body of JSON requests, because signatures are verified over the received bytes. */
function keepRawBody(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined);
  app.decorateRequest('rawBytes', undefined);
  app.removeContentTypeParser('application/json');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBytes = body;
    request.rawBody = body.toString('utf8');
    return parse(request, request.rawBody, done);
  });
}

function logRequests(app: FastifyInstance, gateway: Gateway): void {
  // These lines contain nothing that the caller sent, so redaction is switched off to save its cost.
  const lines = gateway.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    // Paths and queries may contain session ids, so the route's pattern is logged, never the address.
    lines.info({
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      operation: operationOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      traceId: request.traceContext && trace.getSpanContext(request.traceContext)?.traceId,
    });
    done();
  });
}
