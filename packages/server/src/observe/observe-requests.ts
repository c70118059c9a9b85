import {
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operationOf } from '../contract/operation-of.ts';
import type { Metrics } from './metrics.ts';
import { endSpan, tracer } from './tracer.ts';
import { isTracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's trace; undefined when tracing is off. */
    traceContext: Context | undefined;
  }
}

/** Returns the operation id; 'page' for pages and files, 'unknown' for unknown addresses. */
const nameOf = (request: FastifyRequest): string =>
  operationOf(request) ?? (request.is404 ? 'unknown' : 'page');

/**
 * Measures each request and, when tracing is on, starts its trace or continues the caller's (`traceparent`). Returns the
 * live set of unfinished replies.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics): ReadonlySet<FastifyReply> {
  const underWay = new Set<FastifyReply>();
  metrics.underWay.push(underWay);
  app.decorateRequest('traceContext', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const operation = nameOf(request);
    const span = isTracing() ? beginSpan(request, operation) : undefined;
    underWay.add(reply);
    // `close` is also emitted when the caller aborts.
    reply.raw.once('close', () => {
      const { raw } = reply;
      const status = raw.writableFinished ? String(raw.statusCode) : 'aborted';
      underWay.delete(reply);
      metrics.requests.observe({ operation, status }, reply.elapsedTime / 1000);
      if (span) finishSpan(span, request, raw.statusCode, status);
    });
    if (!request.traceContext) return done();
    return context.with(request.traceContext, done);
  });
  // The body is read in events of the socket, where the request's trace context is lost.
  app.addHook('preValidation', (request, _reply, done) =>
    request.traceContext ? context.with(request.traceContext, done) : done(),
  );
  return underWay;
}

function beginSpan(request: FastifyRequest, operation: string): Span {
  const parent = propagation.extract(ROOT_CONTEXT, request.headers);
  const span = tracer.startSpan(operation, { kind: SpanKind.SERVER }, parent);
  if (isSpanContextValid(span.spanContext())) request.traceContext = trace.setSpan(parent, span);
  return span;
}

function finishSpan(span: Span, request: FastifyRequest, statusCode: number, status: string): void {
  span.setAttributes({
    'http.request.method': request.method,
    'http.route': request.routeOptions.url ?? 'unknown',
    'http.response.status_code': statusCode,
    'daftar.request_id': request.id,
  });
  endSpan(span, statusCode >= 500 || status === 'aborted' ? status : undefined);
}
